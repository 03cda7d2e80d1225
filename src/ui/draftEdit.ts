/** What one change does to the values of a draft, whichever they are by then. */
export type DraftEdit<Values> = (values: Values) => Values;

/**
 * The edit of `changes` that were made while `drawn` stood on the screen. Of a value that `parts` names only the parts that
 * differ are changed; it stands there whole where nothing of it is kept. `parts` says what such a value stands as before anything is
 * typed in it.
 */
export function draftEdit<Values extends object>(
  drawn: Values,
  changes: Partial<Values>,
  parts: Partial<Values>,
): DraftEdit<Values> {
  const names = (Object.keys(parts) as (keyof Values)[]).filter((name) => isOfParts(changes[name]));
  return (values) => {
    const edited = { ...values, ...changes };
    for (const name of names) {
      const [kept, before, after] = [values[name], drawn[name] ?? parts[name], changes[name]];
      if (isOfParts(kept)) edited[name] = withDifferences(kept, before ?? {}, after as object) as typeof kept;
    }
    return edited;
  };
}

const isOfParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withDifferences(kept: object, before: object, after: object): object {
  const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const parts = new Map(Object.entries(kept));
  for (const name of from.keys()) if (!to.has(name)) parts.delete(name);
  for (const [name, part] of to) if (from.get(name) !== part) parts.set(name, part);
  return Object.fromEntries(parts);
}
