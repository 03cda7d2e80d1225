import type { LocalText } from '../localText.ts';
import type { ItemKind } from './course.ts';

/**
 * The texts of a page that the desk edits: the kind of item that has them, and their longest length. Each may be missing.
 * A row is a field of the desk's form and names a pair of columns; the contract says how the wire spells it.
 */
export const itemTexts = {
  kindName: { of: 'product', maximum: 255 },
  description: { of: 'product', maximum: 20_000 },
} as const satisfies Readonly<Record<string, { readonly of: ItemKind; readonly maximum: number }>>;

export type ItemText = keyof typeof itemTexts;
/** The texts of one item; `null` where it has none. */
export type ItemTexts = Readonly<Record<ItemText, LocalText | null>>;

/** The names of all texts, or of those of a kind. */
export const textNames = (kind?: ItemKind): readonly ItemText[] =>
  (Object.keys(itemTexts) as ItemText[]).filter((name) => kind === undefined || itemTexts[name].of === kind);

/** A value for each text. */
export const mapTexts = <Value>(compute: (name: ItemText) => Value): Readonly<Record<ItemText, Value>> =>
  Object.fromEntries(textNames().map((name) => [name, compute(name)])) as Record<ItemText, Value>;
