/** The labels of the values that differ, in the order of the labels. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
  labels: Readonly<Record<string, string>>,
): readonly string[] {
  const read = (values: Values, name: string) => JSON.stringify((values as Readonly<Record<string, unknown>>)[name]);
  return Object.keys(labels).flatMap((name) => (read(before, name) === read(after, name) ? [] : (labels[name] ?? [])));
}
