import { lastPage, mostFurther } from '../../domain/search/listPages.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { formatCount } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { findsOf } from './findsOf.tsx';
import { GridRows, GridSkeletonRows } from './ItemGrid.tsx';
import { atPage, type ListSearch, listAddress } from './listSearch.ts';
import { useItemList } from './useItemList.ts';

/** The pages below the first shown one, within its grid. */
export function FurtherPages({ search, total }: { search: ListSearch; total: number }) {
  const lowest = Math.min(search.page + search.further, lastPage(total, search.pageSize));
  return Array.from({ length: Math.max(0, lowest - search.page) }, (_, place) => {
    const page = search.page + 1 + place;
    return <FurtherPage key={page} search={atPage(search, page)} />;
  });
}

function FurtherPage({ search }: { search: ListSearch }) {
  const view = useItemList(search);
  if (view.state === 'ready') return <GridRows rows={view.rows} findOf={findsOf(search.keyword, view)} />;
  if (view.state === 'loading') return <GridSkeletonRows count={search.pageSize} />;
  return (
    <li>
      <ErrorState heading={3} onRetry={view.retry} />
    </li>
  );
}

/** How much of the list is shown, and a link that shows more below it. The address keeps that, for "back". */
export function MoreRows({ search, total }: { search: ListSearch; total: number }) {
  const texts = useMessages(listMessages);
  const { page, further, pageSize } = search;
  const shown = Math.min(total, (page + further) * pageSize);
  if (total <= pageSize) return null;
  const more = further < mostFurther ? { ...search, further: further + 1 } : atPage(search, page + further + 1);
  return (
    <div className="more-rows">
      <p className="sm mut num" role="status">
        {texts.shown(formatCount((page - 1) * pageSize + 1), formatCount(shown), formatCount(total))}
      </p>
      {shown < total && (
        <ButtonLink
          kind="outline"
          to={listAddress(more)}
          rel="nofollow"
          replace={further < mostFurther}
          state={further < mostFurther ? { keepFocus: true, keepScroll: true } : undefined}
        >
          {texts.more(formatCount(Math.min(pageSize, total - shown)))}
        </ButtonLink>
      )}
    </div>
  );
}
