import { isFiltered } from '../../domain/search/chosenFilters.ts';
import { lastPage } from '../../domain/search/listPages.ts';
import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { findsOf } from './findsOf.tsx';
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx';
import { ListTools } from './ListTools.tsx';
import { atPage, type ListSearch, listAddress } from './listSearch.ts';
import { FurtherPages, MoreRows } from './MoreRows.tsx';
import { Pager } from './Pager.tsx';
import { SourceNote } from './SourceNote.tsx';
import { useSecondTapStop } from './secondTap.ts';
import { type ReadyList, useItemList } from './useItemList.ts';
import './list.css';

/** One page of a list with its tools, whatever state it is in. */
export function ItemList({ search }: { search: ListSearch }) {
  const texts = useMessages(catalogueMessages);
  const view = useItemList(search);
  switch (view.state) {
    case 'loading':
      return (
        <Loading>
          <ItemGridSkeleton />
        </Loading>
      );
    case 'failed':
      return <ErrorState onRetry={view.retry} />;
    case 'notCached':
      return <OfflineState body={texts.notCached} onRetry={view.retry} />;
    case 'ready':
      return view.total === 0 ? <NoRows search={search} view={view} /> : <PageOfRows search={search} view={view} />;
  }
}

/** A note for an empty list. A persisted catalogue may be too old to know the item. */
const NoRows = ({ search, view }: { search: ListSearch; view: ReadyList }) => (
  <div className="stack">
    <ListFilters search={search} counts={view.counts} total={view.total} />
    <SourceNote keyword={search.keyword} view={view} />
    <EmptyList
      kind={search.kind}
      keyword={search.keyword}
      unfiltered={isFiltered(search.filters) ? listAddress(atPage({ ...search, filters: {} })) : undefined}
    />
  </div>
);

/** A page behind the end (an old address, a list that has become shorter) is answered by the last one. */
function PageOfRows({ search, view }: { search: ListSearch; view: ReadyList }) {
  const texts = useMessages(listMessages).pages;
  const last = lastPage(view.total, search.pageSize);
  if (search.page <= last || view.isOld) return <Rows search={search} view={view} />;
  return (
    <div className="stack">
      <Note live>{texts.gone(last)}</Note>
      <ItemList search={atPage(search, last)} />
    </div>
  );
}

function Rows({ search, view }: { search: ListSearch; view: ReadyList }) {
  const texts = useMessages(listMessages);
  const stopSecondTap = useSecondTapStop(search.page);
  const isNear = view.foundAs !== undefined;
  return (
    <section className="stack" aria-busy={view.isOld || undefined}>
      <h2 className="vh">{texts.rows}</h2>
      <ListTools search={search} total={isNear ? null : view.total} />
      <ListFilters search={search} counts={view.counts} total={view.total} />
      <SourceNote keyword={search.keyword} view={view} />
      <div className={view.isOld ? 'old-rows' : undefined} inert={view.isOld} onClickCapture={stopSecondTap}>
        <ItemGrid leads rows={view.rows} findOf={findsOf(search.keyword, view)}>
          <FurtherPages search={search} total={view.total} />
        </ItemGrid>
      </div>
      <MoreRows search={search} total={view.total} />
      <Pager search={search} total={view.total} />
    </section>
  );
}
