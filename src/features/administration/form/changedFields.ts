/** The names of the fields that differ from the base in both, in two ways. */
export const fieldsInConflict = <Values extends object>(
  base: Values,
  stored: Values,
  typed: Values,
): readonly string[] =>
  Object.keys(typed).filter((name) => {
    const [before, theirs, mine] = [base, stored, typed].map((values) =>
      JSON.stringify((values as Readonly<Record<string, unknown>>)[name]),
    );
    return theirs !== before && mine !== before && mine !== theirs;
  });

/** Texts by the names of the values that they label; others may be among them. */
export type FieldLabels = Readonly<Record<string, unknown>>;

/** The labels of the values that differ, in the order of the labels. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
  labels: FieldLabels,
): readonly string[] {
  const read = (values: Values, name: string) => JSON.stringify((values as Readonly<Record<string, unknown>>)[name]);
  return Object.entries(labels).flatMap(([name, label]) =>
    typeof label === 'string' && read(before, name) !== read(after, name) ? [label] : [],
  );
}
