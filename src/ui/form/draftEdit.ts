/** What one change does to the values of a draft, whichever they are by then. */
export type DraftEdit<Values> = (values: Values) => Values;

/** Some drafts say whose they are; `null` is a guest. */
type Owned = { readonly ownerId?: string | null };

/**
 * The edit of `changes` that were made while `drawn` stood on the screen. Of a value that `parts` names only the parts that
 * differ are changed; it stands there whole where nothing of it is kept. `parts` says what such a value stands as before anything is
 * typed in it. What is another's than the change stays out of it: what stood on the screen takes its place whole.
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
      const [kept, before, after] = [values[name], drawn[name] ?? parts[name], changes[name]];
      if (isOfParts(kept)) edited[name] = withDifferences(kept, before ?? {}, after as object) as typeof kept;
    }
    return edited;
  };
}

/** A guest's is taken on by whoever signs in, unless it took the place of what they had before them. */
const isOfAnother = (values: Owned, drawn: Owned, { ownerId }: Owned): boolean =>
  values.ownerId !== ownerId && (values.ownerId ?? drawn.ownerId ?? null) !== null;

const isOfParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withDifferences(kept: object, before: object, after: object): object {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const parts = new Map(Object.entries(kept));
  for (const name of from.keys()) if (!to.has(name)) parts.delete(name);
  for (const [name, part] of to) if (from.get(name) !== part) parts.set(name, part);
  return Object.fromEntries(parts);
}
