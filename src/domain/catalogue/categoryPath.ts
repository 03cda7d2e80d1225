import type { LocalText } from '../localText.ts';

type Category = { readonly id: string; readonly parentId: string | null; readonly name: LocalText };

/** The names from the top category down to this one. */
export function categoryPath(category: Category, all: readonly Category[]): readonly LocalText[] {
  const above = (each: Category, seen: ReadonlySet<string>): readonly LocalText[] => {
    const parent = all.find(({ id }) => id === each.parentId);
    if (parent === undefined || seen.has(parent.id)) return [each.name];
    return [...above(parent, new Set([...seen, parent.id])), each.name];
  };
  return above(category, new Set([category.id]));
}
