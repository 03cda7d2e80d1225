import { formerPersonMessages } from '../../i18n/people/formerPerson.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';

/** Replaces the app while a shared device still holds a former person's data. */
export function FormerPersonHere() {
  const texts = useMessages(formerPersonMessages);
  return (
    <main className="wrap page">
      <ErrorState heading={1} title={texts.title} body={texts.body} onRetry={() => location.reload()} />
    </main>
  );
}
