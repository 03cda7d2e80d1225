import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bulkMaximum } from '../../../contract/administration/bulkItems.ts';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import type { StoredItem } from '../../../domain/catalogue/storedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { NewItemSheet } from '../item/NewItemSheet.tsx';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { AdminCategories } from './AdminCategories.tsx';
import { AdminTeachers } from './AdminTeachers.tsx';
import { BulkBar } from './BulkBar.tsx';
import { adminItemsQuery, type ItemSearch, itemsPageSize } from './itemQueries.ts';

const kinds: readonly ItemKind[] = ['course', 'product'];

const views = ['items', 'categories', 'instructors'] as const;
const viewParameter = 'view';

/** Courses and products with their categories and instructors. */
export function AdminItems() {
  const texts = useMessages(itemEditingMessages).views;
  const [params, setParams] = useSearchParams();
  const view = views.find((each) => each === params.get(viewParameter)) ?? 'items';
  return (
    <>
      {view !== 'items' && <h1>{texts[view]}</h1>}
      <Segmented
        legend={texts.label}
        value={view}
        choices={views.map((value) => ({ value, label: texts[value] }))}
        onChoose={(value) => setParams(value === 'items' ? {} : { [viewParameter]: value })}
      />
      {view === 'items' && <ItemList />}
      {view === 'categories' && <AdminCategories />}
      {view === 'instructors' && <AdminTeachers />}
    </>
  );
}

/** All courses and products, each opens for editing. */
function ItemList() {
  const texts = useMessages(shopWindowMessages).items;
  const { search, change } = useSearchInAddress(spelling);
  const query = useQuery(adminItemsQuery(search));
  const adding = useMessages(itemEditingMessages).add;
  const [added, setAdded] = useState<ItemKind | null>(null);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const narrow = (changes: Partial<ItemSearch>) => change({ page: 0, ...changes });
  return (
    <>
      <ListScreen
        texts={texts}
        action={
          <div className="row">
            {kinds.map((kind) => (
              <Button
                key={kind}
                kind={kind === 'course' ? 'solid' : 'outline'}
                icon="plus"
                onClick={() => setAdded(kind)}
              >
                {adding[kind]}
              </Button>
            ))}
          </div>
        }
        query={query}
        search={<ItemSearchForm search={search} onChange={narrow} />}
        emptyAction={
          <Button kind="outline" onClick={() => narrow({ keyword: '', kind: null })}>
            {texts.clear}
          </Button>
        }
        paging={{ page: search.page, pageSize: itemsPageSize, texts, onPage: (page) => change({ page }) }}
        listClass="leaf stack stack-2"
        rowClass="row sb adm-item"
      >
        {(item) => (
          <ItemRow
            item={item}
            isChosen={chosen.includes(item.id)}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, item.id].slice(0, bulkMaximum) : chosen.filter((id) => id !== item.id))
            }
          />
        )}
      </ListScreen>
      {chosen.length > 0 && <BulkBar ids={chosen} onClear={() => setChosen([])} />}
      {added !== null && (
        <NewItemSheet
          kind={added}
          onClose={() => setAdded(null)}
          onMade={(itemId) => void navigate(deskLinks.item(itemId))}
        />
      )}
    </>
  );
}

const spelling = {
  read: (params: URLSearchParams): ItemSearch => ({
    keyword: params.get('keyword') ?? '',
    kind: kinds.find((kind) => kind === params.get('kind')) ?? null,
    page: readPage(params),
  }),
  write: ({ keyword, kind, page }: ItemSearch) => ({ keyword, kind: kind ?? '', page: writePage(page) }),
};

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

function ItemRow({
  item,
  isChosen,
  onChoose,
}: {
  item: StoredItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { choose } = useMessages(itemEditingMessages).bulk;
  const texts = useMessages(shopWindowMessages).items;
  const { states } = useMessages(itemEditingMessages).publication;
  const { language } = useLanguage();
  const title = textIn(item.title, language);
  return (
    <>
      <span className="adm-pick">
        <CheckField label={<span className="vh">{choose(title)}</span>} checked={isChosen} onCheck={onChoose} />
      </span>
      <span className="grow">
        <span className="strong">{title}</span>{' '}
        <span className="sm mut num adm-beside">
          {texts.kinds[item.kind]} {item.id}
        </span>{' '}
        {!item.isPublished && <Tag>{states[item.state]}</Tag>}
      </span>
      <ButtonLink kind="outline" small to={deskLinks.item(item.id)} aria-label={texts.editOf(title)}>
        {texts.edit}
      </ButtonLink>
    </>
  );
}
