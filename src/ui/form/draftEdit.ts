/** A change of a draft's values, applied to the newest ones. */
export type DraftEdit<Values> = (values: Values) => Values;

/** A draft may name its owner; `null` is a guest. */
type Owned = { readonly ownerId?: string | null };

/**
 * The edit made while `drawn` was on screen. `parts`: values of which only the changed parts are replaced, with their
 * initial value. Another owner's draft is replaced as a whole.
 */
export function draftEdit<Values extends object>(
  drawn: Values,
  changes: Partial<Values>,
  parts: Partial<Values>,
): DraftEdit<Values> {
  const names = (Object.keys(parts) as (keyof Values)[]).filter((name) => isOfParts(changes[name]));
  return (values) => {
    if (isOfAnother(values, drawn, changes)) return { ...drawn, ...changes };
    const edited = { ...values, ...changes };
    for (const name of names) {
      const [stored, before, after] = [values[name], drawn[name] ?? parts[name], changes[name]];
      if (isOfParts(stored)) edited[name] = withDifferences(stored, before ?? {}, after as object) as typeof stored;
    }
    return edited;
  };
}

/** A guest's draft passes to the person who signs in, unless it replaced that person's draft. */
const isOfAnother = (values: Owned, drawn: Owned, { ownerId }: Owned): boolean =>
  values.ownerId !== ownerId && (values.ownerId ?? drawn.ownerId ?? null) !== null;

const isOfParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withDifferences(stored: object, before: object, after: object): object {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const parts = new Map(Object.entries(stored));
  for (const name of from.keys()) if (!to.has(name)) parts.delete(name);
  for (const [name, part] of to) if (from.get(name) !== part) parts.set(name, part);
  return Object.fromEntries(parts);
}
