import { useQuery } from '@tanstack/react-query';
import { pageResource } from '../../../contract/site/customPage.ts';
import { noPage, type StoredPage, type TypedPage } from '../../../domain/site/customPage.ts';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { resourceQuery } from '../resourceQueries.ts';
import { PageForm } from './PageForm.tsx';

/** One custom page by its id, or `new`. */
export function AdminEditPage({ id: pageId }: { id: string }) {
  const texts = useMessages(pageEditingMessages);
  const query = useQuery(resourceQuery(pageResource));
  const { data } = query;
  const page = data?.find(({ id }) => id === pageId);
  const isNew = pageId === 'new';
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.pages()}>
          {texts.back}
        </Link>
        <h1>{isNew ? texts.addTitle : (page?.title.th ?? texts.title)}</h1>
      </header>
      {isNew && <PageForm page={null} stored={noPage} />}
      {!isNew && page && <PageForm page={page} stored={typedOf(page)} />}
      {!isNew && data && !page && <NotFoundState heading={2} />}
      {!isNew && <QueryStates query={query} {...texts} />}
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
