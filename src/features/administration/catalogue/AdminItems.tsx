import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import type { StoredItem } from '../../../domain/catalogue/storedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { Pager } from '../list/Pager.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { adminItemsQuery, type ItemSearch, itemsPageSize } from './itemQueries.ts';

const kinds: readonly ItemKind[] = ['course', 'product'];

/** All courses and products, each to be opened and changed. What is looked for stands in the address. */
export function AdminItems() {
  const texts = useMessages(shopWindowMessages).items;
  const { search, change } = useItemSearch();
  const query = useQuery(adminItemsQuery(search));
  const { data } = query;
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className="read">{texts.body}</p>
      </header>
      <ItemSearchForm search={search} onChange={change} />
      <QueryStates query={query} {...texts} />
      {data?.rows.length === 0 && (
        <EmptyState {...texts.empty}>
          <Button kind="outline" onClick={() => change({ keyword: '', kind: null })}>
            {texts.clear}
          </Button>
        </EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <ul className="leaf stack stack-2">
          {data.rows.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={search.page}
          total={data.total}
          pageSize={itemsPageSize}
          texts={texts}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
}

function useItemSearch() {
  const [params, setParams] = useSearchParams();
  const search: ItemSearch = {
    keyword: params.get('keyword') ?? '',
    kind: kinds.find((kind) => kind === params.get('kind')) ?? null,
    page: Math.max(0, Math.trunc(Number(params.get('page') ?? 1)) - 1) || 0,
  };
  const change = (changes: Partial<ItemSearch>) => {
    const { keyword, kind, page } = { ...search, page: 0, ...changes };
    const written = { keyword, kind: kind ?? '', page: page === 0 ? '' : String(page + 1) };
    setParams(new URLSearchParams(Object.entries(written).filter(([, value]) => value !== '')), { replace: true });
  };
  return { search, change };
}

function ItemSearchForm({
  search,
  onChange,
}: {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}) {
  const texts = useMessages(shopWindowMessages).items;
  return (
    <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.kind}
        value={search.kind ?? ''}
        onText={(value) => onChange({ kind: kinds.find((kind) => kind === value) ?? null })}
        choices={[{ value: '', label: texts.all }, ...kinds.map((value) => ({ value, label: texts.kinds[value] }))]}
      />
    </KeywordSearch>
  );
}

function ItemRow({ item }: { item: StoredItem }) {
  const texts = useMessages(shopWindowMessages).items;
  const { language } = useLanguage();
  const title = textIn(item.title, language);
  return (
    <li className="row sb adm-item">
      <span className="grow">
        <span className="strong">{title}</span>{' '}
        <span className="sm mut num adm-beside">
          {texts.kinds[item.kind]} {item.id}
        </span>{' '}
        {!item.isPublished && <Tag>{texts.hidden}</Tag>}
      </span>
      <ButtonLink kind="outline" small to={links.adminItem(item.id)} aria-label={texts.editOf(title)}>
        {texts.edit}
      </ButtonLink>
    </li>
  );
}
