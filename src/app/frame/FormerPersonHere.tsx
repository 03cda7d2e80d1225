import { formerPersonMessages } from '../../i18n/people/formerPerson.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';

/** In place of the app, while a shared device still holds what somebody else left: nothing of theirs is on the screen. */
export function FormerPersonHere() {
  const texts = useMessages(formerPersonMessages);
  return (
    <main className="wrap page">
      <ErrorState heading={1} title={texts.title} body={texts.body} onRetry={() => location.reload()} />
    </main>
  );
}
