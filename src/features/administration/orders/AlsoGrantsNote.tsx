import { textIn } from '../../../domain/localText.ts';
import { linesToApprove, type OrderAtDesk } from '../../../domain/order/order.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';

/** A note that approving the money also grants a request; nothing without one. */
export function AlsoGrantsNote({ order }: { order: OrderAtDesk }) {
  const texts = useMessages(administrationMessages).order;
  const { language } = useLanguage();
  const titles = linesToApprove(order).map(({ title }) => textIn(title, language));
  return titles.length > 0 && <Note tone="here">{texts.alsoGrants(titles.join(', '))}</Note>;
}
