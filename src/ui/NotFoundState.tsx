import { stateMessages } from '../i18n/states.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ButtonLink } from './Button.tsx';
import { links } from './links.ts';
import { useTellStatus } from './pageRendering.ts';
import { StateView } from './StateView.tsx';

/** An address that leads nowhere, or a course that is no longer shown. */
export function NotFoundState({ heading = 1 }: { heading?: 1 | 2 | 3 }) {
  const texts = useMessages(stateMessages).notFound;
  useTellStatus(404);
  return (
    <StateView art="empty" title={texts.title} body={texts.body} heading={heading}>
      <ButtonLink to={links.home()}>{texts.action}</ButtonLink>
    </StateView>
  );
}
