import { notFoundMessages } from '../i18n/app/notFound.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { NotFoundState } from '../ui/state/NotFoundState.tsx';

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { title } = useMessages(notFoundMessages);
  return (
    <>
      <PageMeta title={title} index={false} />
      <NotFoundState />
    </>
  );
}
