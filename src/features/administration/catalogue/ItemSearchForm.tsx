import { useQuery } from '@tanstack/react-query';
import { categoryResource } from '../../../contract/administration/categories.ts';
import { treeOf } from '../../../domain/catalogue/categoryTree.ts';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import { publicationStates } from '../../../domain/catalogue/publication.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { resourceQuery } from '../resourceQueries.ts';
import type { ItemSearch } from './itemQueries.ts';

export const itemKinds: readonly ItemKind[] = ['course', 'product'];

/** The live search for courses and products by kind, state and category. */
export function ItemSearchForm({
  search,
  onChange,
}: {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}) {
  const texts = useMessages(shopWindowMessages).items;
  const { states } = useMessages(itemEditingMessages).publication;
  const all = { value: '', label: texts.all };
  return (
    <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.kind}
        value={search.kind ?? ''}
        onText={(value) => onChange({ kind: itemKinds.find((kind) => kind === value) ?? null, categoryId: null })}
        choices={[all, ...itemKinds.map((value) => ({ value, label: texts.kinds[value] }))]}
      />
      <SelectField
        label={texts.category}
        value={search.categoryId ?? ''}
        onText={(value) => onChange({ categoryId: value === '' ? null : value })}
        choices={[all, ...useCategories(search.kind)]}
      />
      <SelectField
        label={texts.state}
        value={search.state ?? ''}
        onText={(value) => onChange({ state: publicationStates.find((state) => state === value) ?? null })}
        choices={[all, ...publicationStates.map((value) => ({ value, label: states[value] }))]}
      />
    </KeywordSearch>
  );
}

/** The categories of a kind, or all, in the shop's order. */
function useCategories(kind: ItemKind | null) {
  const { language } = useLanguage();
  const { data = [] } = useQuery(resourceQuery(categoryResource));
  return itemKinds
    .filter((each) => kind === null || each === kind)
    .flatMap((each) => treeOf(each, data))
    .map(({ category, depth }) => ({
      value: category.id,
      label: `${'– '.repeat(depth)}${textIn(category.name, language)}`,
    }));
}
