import { useQuery } from '@tanstack/react-query';
import { noPage, type StoredPage, type TypedPage } from '../../../domain/site/customPage.ts';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { adminPagesQuery } from './adminPagesQuery.ts';
import { PageForm } from './PageForm.tsx';

/** One of the shop's own pages by its id, or `new`. */
export function AdminEditPage({ id: pageId }: { id: string }) {
  const texts = useMessages(pageEditingMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const { data, error, refetch } = useQuery(adminPagesQuery);
  const retry = () => void refetch();
  const page = data?.find(({ id }) => id === pageId);
  const isNew = pageId === 'new';
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={links.adminPages()}>
          {texts.back}
        </Link>
        <h1>{isNew ? texts.addTitle : (page?.title.th ?? texts.title)}</h1>
      </header>
      {isNew && <PageForm pageId={null} stored={noPage} />}
      {!isNew && page && <PageForm pageId={page.id} stored={typedOf(page)} />}
      {!isNew && data && !page && <NotFoundState heading={2} />}
      {!isNew && !data && isAway && <OfflineState body={texts.needsNetwork} onRetry={retry} />}
      {!isNew && !data && !isAway && error && (
        <ErrorState title={texts.failed} body={failureText(error)} onRetry={retry} />
      )}
      {!isNew && !data && !isAway && !error && <Loading />}
    </>
  );
}

const typedOf = ({ path, title, body, isPublished }: StoredPage): TypedPage => ({
  path,
  titleTh: title.th,
  titleEn: title.en ?? '',
  bodyTh: body.th,
  bodyEn: body.en ?? '',
  isPublished,
});
