import { textIn } from '../../../domain/localText.ts';
import type { Order } from '../../../domain/order/order.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { addressOfOrders } from './useOrderSearch.ts';

/**
 * The reason why late money cannot reopen its order: another order of the buyer has the same courses. With the remedy
 * and a link.
 */
export function OrderedAgain({ order, itemIds }: { order: Order; itemIds: readonly string[] }) {
  const texts = useMessages(administrationMessages).decide.orderedAgain;
  const { language } = useLanguage();
  const titles = order.lines
    .filter(({ itemId }) => itemIds.includes(itemId))
    .map(({ title }) => textIn(title, language));
  return (
    <>
      <Note tone="error" live>
        {texts.body(titles.join(', '))}
      </Note>
      <ButtonLink kind="outline" block icon="search" to={addressOfOrders(order.email, order.id)}>
        {texts.find}
      </ButtonLink>
    </>
  );
}
