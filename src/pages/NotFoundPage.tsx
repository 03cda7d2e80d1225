import { stateMessages } from '../i18n/states.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { NotFoundState } from '../ui/NotFoundState.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  const { title } = useMessages(stateMessages).notFound;
  return (
    <>
      <PageMeta title={title} index={false} />
      <NotFoundState />
    </>
  );
}
