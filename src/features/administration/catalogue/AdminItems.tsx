import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bulkMaximum } from '../../../contract/administration/bulkItems.ts';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import { publicationStates } from '../../../domain/catalogue/publication.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { NewItemSheet } from '../item/NewItemSheet.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { AdminCategories } from './AdminCategories.tsx';
import { AdminTeachers } from './AdminTeachers.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ItemRow } from './ItemRow.tsx';
import { ItemSearchForm, itemKinds } from './ItemSearchForm.tsx';
import { adminItemsQuery, anyItem, type ItemSearch, isNarrowedSearch, itemsPageSize } from './itemQueries.ts';

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
  const isNarrowed = isNarrowedSearch(search);
  const narrow = (changes: Partial<ItemSearch>) => change({ page: 0, ...changes });
  return (
    <>
      <ListScreen
        texts={{ ...texts, empty: isNarrowed ? texts.empty : texts.none }}
        action={
          <div className="row">
            {itemKinds.map((kind) => (
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
        search={
          <>
            <ItemSearchForm search={search} onChange={narrow} />
            <ChooseShown ids={(query.data?.rows ?? []).map(({ id }) => id)} chosen={chosen} onChoose={setChosen} />
          </>
        }
        emptyAction={
          isNarrowed && (
            <Button kind="outline" onClick={() => narrow(anyItem)}>
              {texts.clear}
            </Button>
          )
        }
        paging={{ page: search.page, pageSize: itemsPageSize, texts, onPage: (page) => change({ page }) }}
        listClass="leaf stack stack-2"
        rowClass="adm-item"
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
    kind: itemKinds.find((kind) => kind === params.get('kind')) ?? null,
    state: publicationStates.find((state) => state === params.get('state')) ?? null,
    categoryId: params.get('category'),
    page: readPage(params),
  }),
  write: ({ keyword, kind, state, categoryId, page }: ItemSearch) => ({
    ...{ keyword, kind: kind ?? '', state: state ?? '', category: categoryId ?? '' },
    page: writePage(page),
  }),
};

/** Chooses all rows that are shown, or none of them. */
function ChooseShown({
  ids,
  chosen,
  onChoose,
}: {
  ids: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { chooseAll } = useMessages(itemEditingMessages).bulk;
  if (ids.length === 0) return null;
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <CheckField
      label={chooseAll(ids.length)}
      checked={ids.every((id) => chosen.includes(id))}
      onCheck={(isChosen) => onChoose(isChosen ? [...others, ...ids].slice(0, bulkMaximum) : others)}
    />
  );
}
