import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTellStatus } from '../page/pageRendering.ts';
import { ButtonLink } from '../press/Button.tsx';
import { links } from '../press/links.ts';
import { StateView } from './StateView.tsx';

/** What is missing, and the list where others of its kind stand; its words say so instead of the ordinary ones. */
type Missing = { readonly title: string; readonly body?: string; readonly action?: string; readonly to: string };

/** An address that leads nowhere, or what is no longer shown. */
export function NotFoundState({ heading = 1, missing }: { heading?: 1 | 2 | 3; missing?: Missing }) {
  const texts = useMessages(stateMessages).notFound;
  useTellStatus(404);
  const { title, body, action } = { ...texts, ...missing };
  return (
    <StateView art="empty" title={title} body={body} heading={heading}>
      <ButtonLink to={missing?.to ?? links.home()}>{action}</ButtonLink>
    </StateView>
  );
}
