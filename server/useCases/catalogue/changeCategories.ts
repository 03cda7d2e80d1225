import {
  type CategoryFields,
  type DeskCategory,
  mayRemoveCategory,
  refuseCategory,
  storedCategory,
  typedCategory,
} from '../../../src/domain/catalogue/categoryTree.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import {
  deleteCategory,
  insertCategory,
  listDeskCategories,
  lockCategories,
  updateCategory,
  writeCategoryOrder,
} from '../../store/catalogue/deskCategories.ts';
import type { Tx } from '../../store/database/connection.ts';

type Saved = Promise<readonly DeskCategory[] | Refusal>;

const wireNames: Readonly<Record<string, string>> = {
  ...{ linkPath: 'link_path', parentId: 'parent_id', kind: 'course_type' },
};

/** Adds a category (`isNew`), or changes one. Refuses invalid fields, a taken address and a loop in the tree. */
export async function saveCategory(
  tx: Tx,
  id: string,
  wanted: CategoryFields,
  { isNew, now }: { readonly isNew: boolean; readonly now: number },
): Saved {
  await lockCategories(tx);
  const all = await listDeskCategories(tx);
  if (!isNew && !all.some((category) => category.id === id)) return refuse('NOT_FOUND');
  const typed = typedCategory(wanted);
  const refused = refuseFields<string>(refuseCategory(typed, isNew ? null : id, all), (field) =>
    field.replace(/^\w+/, (name) => wireNames[name] ?? name),
  );
  if (refused) return refused;
  const fields = storedCategory(typed);
  if (isNew) await insertCategory(tx, id, fields);
  else await updateCategory(tx, id, fields, now);
  return await listDeskCategories(tx);
}

/** Removes an empty category; a missing one is fine. */
export async function removeCategory(tx: Tx, id: string): Saved {
  await lockCategories(tx);
  const all = await listDeskCategories(tx);
  const category = all.find((each) => each.id === id);
  if (category === undefined) return all;
  if (!mayRemoveCategory(category, all) || !(await deleteCategory(tx, category))) return refuse('CATEGORY_IN_USE');
  return await listDeskCategories(tx);
}

/** Refused if categories were added or removed meanwhile. */
export async function orderCategories(tx: Tx, ids: readonly string[]): Saved {
  await lockCategories(tx);
  const known = new Set((await listDeskCategories(tx)).map(({ id }) => id));
  if (new Set(ids).size !== known.size || !ids.every((id) => known.has(id))) return refuse('CHANGED_MEANWHILE');
  await writeCategoryOrder(tx, ids);
  return await listDeskCategories(tx);
}
