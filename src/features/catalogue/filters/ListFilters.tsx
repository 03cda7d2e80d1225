import { useId } from 'react';
import { isFiltered } from '../../../domain/search/chosenFilters.ts';
import { startMonth } from '../../../domain/search/filterPlaces.ts';
import {
  type FilterCounts,
  type FilterName,
  filterNames,
  valuesAmong,
  withToggled,
} from '../../../domain/search/itemFilters.ts';
import { listMessages } from '../../../i18n/catalogue/list.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { shownNow } from '../../../platform/net/shownNow.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { atPage, type ListSearch, listAddress } from '../listSearch.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import './filters.css';

/** The list stays where it is, and so does the focus. */
const inPlace = { replace: true, state: { keepFocus: true, keepScroll: true } } as const;

/**
 * The filters of a list: links with the number of their rows, so that they work without a script, and above them the
 * chosen ones. `total`: the rows of the list.
 */
export function ListFilters({ search, counts, total }: { search: ListSearch; counts: FilterCounts; total: number }) {
  const texts = useMessages(listMessages);
  const groups = filterNames.flatMap((name) => {
    const values = valuesToShow(name, search, counts, total);
    return values.length === 0 ? [] : [{ name, values }];
  });
  if (groups.length === 0 && !isFiltered(search.filters)) return null;
  return (
    <div className="stack stack-3">
      <details className="filters">
        <summary>
          <Icon name="filter" />
          {texts.filters}
          <Icon name="expand" />
        </summary>
        <div className="filter-groups">
          {groups.map(({ name, values }) => (
            <FilterGroup key={name} name={name} values={values} search={search} counts={counts} />
          ))}
        </div>
      </details>
      <ChosenFilters search={search} />
    </div>
  );
}

/** The values with rows, and the chosen ones. A filter whose only value all rows have is left out. */
function valuesToShow(
  name: FilterName,
  { filters }: ListSearch,
  counts: FilterCounts,
  total: number,
): readonly string[] {
  const chosen = filters[name] ?? [];
  const ofName = counts[name] ?? {};
  const isPast = (value: string) => name === 'month' && value < startMonth(shownNow());
  const counted = Object.keys(ofName).filter((value) => !isPast(value));
  const values = valuesAmong(name, [...counted, ...chosen]);
  const [only = ''] = values;
  return values.length === 1 && chosen.length === 0 && ofName[only] === total ? [] : values;
}

function FilterGroup({
  name,
  values,
  search,
  counts,
}: {
  name: FilterName;
  values: readonly string[];
  search: ListSearch;
  counts: FilterCounts;
}) {
  const texts = useMessages(listMessages);
  const label = useFilterLabel();
  const id = useId();
  return (
    <section className="stack stack-2" aria-labelledby={id}>
      <h3 id={id} className="sm">
        {texts.names[name]}
      </h3>
      <ul className="pills">
        {values.map((value) => (
          <li key={value}>
            <Link
              className="pill"
              to={toggled(search, name, value)}
              aria-current={search.filters[name]?.includes(value) ? 'true' : undefined}
              rel="nofollow"
              {...inPlace}
            >
              {label(name, value)} <span className="num mut">{formatCount(counts[name]?.[value] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChosenFilters({ search }: { search: ListSearch }) {
  const texts = useMessages(listMessages);
  const label = useFilterLabel();
  const chosen = filterNames.flatMap((name) => (search.filters[name] ?? []).map((value) => ({ name, value })));
  if (chosen.length === 0) return null;
  return (
    <ul className="pills" aria-label={texts.chosen}>
      {chosen.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          <Link
            className="pill pill-chosen"
            to={toggled(search, name, value)}
            aria-label={texts.remove(label(name, value))}
            rel="nofollow"
            {...inPlace}
          >
            {label(name, value)}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="pill pill-clear" to={listAddress(atPage({ ...search, filters: {} }))} {...inPlace}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}

const toggled = (search: ListSearch, name: FilterName, value: string): string =>
  listAddress(atPage({ ...search, filters: withToggled(search.filters, name, value) }));
