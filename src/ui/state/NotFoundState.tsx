import { notFoundMessages } from '../../i18n/app/notFound.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTellStatus } from '../page/pageRendering.ts';
import { ButtonLink } from '../press/Button.tsx';
import { links } from '../press/links.ts';
import { StateView } from './StateView.tsx';

/** The missing thing and the list of its kind; its own texts replace the usual ones. */
type Missing = { readonly title: string; readonly body?: string; readonly action?: string; readonly to: string };

/** For an unknown address or an unpublished item. */
export function NotFoundState({ heading = 1, missing }: { heading?: 1 | 2 | 3; missing?: Missing }) {
  const texts = useMessages(notFoundMessages);
  useTellStatus(404);
  const { title, body, action } = { ...texts, ...missing };
  return (
    <StateView art="empty" title={title} body={body} heading={heading}>
      <ButtonLink to={missing?.to ?? links.home()}>{action}</ButtonLink>
    </StateView>
  );
}
