import { useNavigate } from 'react-router-dom';
import { lastPage, pagesAround } from '../../domain/search/listPages.ts';
import { defaultPageSize, pageSizes } from '../../domain/site/interfaceConstants.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { atPage, type ListSearch, listAddress } from './listSearch.ts';
import { searchNow } from './readListSearch.ts';

/** Links to the other pages of a list, and how many rows a page has. Nothing where one smallest page holds all. */
export function Pager({ search, total }: { search: ListSearch; total: number }) {
  const texts = useMessages(listMessages).pages;
  const navigate = useNavigate();
  if (total <= defaultPageSize) return null;
  const last = lastPage(total, search.pageSize);
  const lowest = search.page + search.further;
  const to = (page: number) => listAddress(atPage(search, page));
  const choose = (pageSize: number) =>
    void navigate(listAddress(atPage({ ...searchNow(search), pageSize })), {
      replace: true,
      state: { keepFocus: true },
    });

  return (
    <div className="list-foot">
      <nav className="pager" aria-label={texts.label}>
        {search.page > 1 && (
          <Link to={to(search.page - 1)} aria-label={texts.previous} rel="prev">
            <Icon name="back" />
          </Link>
        )}
        {pagesAround(lowest, last).map((page, place) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no id but its position
            <span className="gap" key={`gap-${place}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={page}
              to={to(page)}
              aria-label={texts.page(page)}
              aria-current={page >= search.page && page <= lowest ? 'page' : undefined}
            >
              {page}
            </Link>
          ),
        )}
        {lowest < last && (
          <Link to={to(lowest + 1)} aria-label={texts.next} rel="next">
            <Icon name="forward" />
          </Link>
        )}
      </nav>
      <label className="pick">
        <select className="in" value={search.pageSize} onChange={(event) => choose(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        {texts.perPage}
      </label>
    </div>
  );
}
