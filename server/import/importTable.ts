/** The columns of a kind of import file. */
export type ImportTable = {
  readonly columns: readonly string[];
  /** Columns without which no row can be read. */
  readonly needed: readonly string[];
};

export const standsTwice = (name: string): string => `The column "${name}" stands there twice.`;

/** Faults of the column names, one sentence each. */
export function findColumnFaults({ columns, needed }: ImportTable, names: readonly string[]): readonly string[] {
  const faults = names.filter((name) => !columns.includes(name)).map((name) => `There is no column "${name}".`);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  faults.push(...[...twice].map(standsTwice));
  faults.push(...needed.filter((name) => !names.includes(name)).map((name) => `The column "${name}" is missing.`));
  return faults;
}
