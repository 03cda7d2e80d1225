import type { LocalText } from '../localText.ts';
import { neededText, noText, refuseText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { ItemKind } from './course.ts';

/** The fields of a category that the desk edits. */
export type CategoryFields = {
  readonly kind: ItemKind;
  readonly name: LocalText;
  /** The address, unique in the shop. */
  readonly linkPath: string;
  /** The category above it, or `null`. */
  readonly parentId: string | null;
};

/** A category at the desk, in the shop's order. */
export type DeskCategory = CategoryFields & {
  readonly id: string;
  /** Items in it, published or not. */
  readonly itemCount: number;
};

export const categoryNameMaximum = 255;

export type TypedCategory = {
  readonly kind: ItemKind;
  readonly name: TypedText;
  readonly linkPath: string;
  readonly parentId: string;
};
export type CategoryProblem =
  | TextProblem
  | 'category.path.invalid'
  | 'category.path.taken'
  | 'category.parent.invalid'
  | 'category.kind.inUse';

export const typedCategory = (category: CategoryFields | null): TypedCategory => ({
  kind: category?.kind ?? 'course',
  name: category === null ? noText : typedText(category.name),
  linkPath: category?.linkPath ?? '',
  parentId: category?.parentId ?? '',
});

export const storedCategory = ({ kind, name, linkPath, parentId }: TypedCategory): CategoryFields => ({
  kind,
  name: neededText(name),
  linkPath: linkPath.trim(),
  parentId: parentId === '' ? null : parentId,
});

/** Problems by field. `id` is `null` for a new category. */
export function refuseCategory(
  typed: TypedCategory,
  id: string | null,
  all: readonly DeskCategory[],
): Record<string, CategoryProblem> {
  const { kind, linkPath, parentId } = storedCategory(typed);
  const before = all.find((category) => category.id === id);
  const isTaken = all.some((category) => category.linkPath === linkPath && category.id !== id);
  return {
    ...refuseText('name', typed.name, { maximum: categoryNameMaximum, isRequired: true }),
    ...(isTaken ? { linkPath: 'category.path.taken' as const } : {}),
    ...(/^[\w-]{1,80}$/.test(linkPath) ? {} : { linkPath: 'category.path.invalid' as const }),
    ...(parentId === null || parentsFor({ id, kind }, all).some((each) => each.id === parentId)
      ? {}
      : { parentId: 'category.parent.invalid' as const }),
    ...(before !== undefined && before.kind !== kind && (before.itemCount > 0 || hasChildren(before.id, all))
      ? { kind: 'category.kind.inUse' as const }
      : {}),
  };
}

const hasChildren = (id: string, all: readonly DeskCategory[]): boolean => all.some(({ parentId }) => parentId === id);

/** Only an empty category is removed: no items in it, and no category below it. */
export const mayRemoveCategory = (category: DeskCategory, all: readonly DeskCategory[]): boolean =>
  category.itemCount === 0 && !hasChildren(category.id, all);

/** The categories that another one may stand below: of its kind, and not itself or below itself. */
export const parentsFor = (
  { id, kind }: { readonly id: string | null; readonly kind: ItemKind },
  all: readonly DeskCategory[],
): readonly DeskCategory[] => all.filter((each) => each.kind === kind && !isWithin(each, id, all));

/** Whether a category is this one or below it. */
function isWithin(category: DeskCategory, id: string | null, all: readonly DeskCategory[]): boolean {
  const seen = new Set<string>();
  let each: DeskCategory | undefined = category;
  while (each !== undefined && !seen.has(each.id)) {
    if (each.id === id) return true;
    seen.add(each.id);
    const { parentId }: DeskCategory = each;
    each = all.find((other) => other.id === parentId);
  }
  return false;
}

/** A category with its depth in the tree, from 0. */
export type TreeLine = { readonly category: DeskCategory; readonly depth: number };

/** The tree of a kind from top to bottom; each category is followed by those below it. */
export function treeOf(kind: ItemKind, all: readonly DeskCategory[]): readonly TreeLine[] {
  const below = (parentId: string | null, depth: number): readonly TreeLine[] =>
    all
      .filter((category) => category.kind === kind && category.parentId === parentId)
      .flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)]);
  return below(null, 0);
}

/** The ids of all categories after one moved a step among its siblings; the tree of courses comes first. */
export function stepCategory(id: string, step: -1 | 1, all: readonly DeskCategory[]): readonly string[] {
  const moved = all.find((category) => category.id === id);
  const siblings = all.filter(({ parentId, kind }) => parentId === moved?.parentId && kind === moved?.kind);
  const other = siblings[siblings.findIndex((category) => category.id === id) + step];
  const swapped =
    moved === undefined || other === undefined
      ? all
      : all.map((category) => (category === moved ? other : category === other ? moved : category));
  return [...treeOf('course', swapped), ...treeOf('product', swapped)].map(({ category }) => category.id);
}
