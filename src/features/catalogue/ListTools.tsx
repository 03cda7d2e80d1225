import { useNavigate } from 'react-router-dom';
import { listSortings } from '../../domain/site/interfaceConstants.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { formatCount } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { atPage, type ListSearch, listAddress } from './listSearch.ts';
import { searchNow } from './readListSearch.ts';

/** Number of results and sort order. `total` is `null` if the number says nothing. */
export function ListTools({ search, total }: { search: ListSearch; total: number | null }) {
  const texts = useMessages(listMessages);
  const navigate = useNavigate();
  const label = (sort: ListSearch['sort']) => {
    const isBest = sort === 'popular' && search.keyword !== '';
    return isBest ? texts.sort.fitting : texts.sort[sort];
  };
  const choose = (wanted: string) => {
    const sort = listSortings.find((one) => one === wanted) ?? 'popular';
    void navigate(listAddress(atPage({ ...searchNow(search), sort })), { replace: true, state: { keepFocus: true } });
  };
  return (
    <div className="list-tools">
      <p className="mut" role="status">
        {total !== null && texts.found[search.kind](formatCount(total))}
      </p>
      <label className="pick">
        {texts.sort.label}
        <select className="in" value={search.sort} onChange={(event) => choose(event.target.value)}>
          {listSortings.map((sort) => (
            <option key={sort} value={sort}>
              {label(sort)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
