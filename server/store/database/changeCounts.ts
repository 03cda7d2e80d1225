/** Counters, by table, of this process's statements that may have changed rows. */
export type ChangeCounts = {
  /** Called after every statement, or at the end of its transaction. */
  readonly note: (statement: string) => void;
  /** An equal count means that this process changed none of these tables. */
  readonly countOf: (tables: readonly string[]) => number;
};

/** A statement with this beginning only reads. In any other, every word may be a changed table. */
const reads = /^\s*select\b[^;]*;?\s*$/i;

/** Whether one of these statements may have changed one of these tables. */
export const mayHaveChanged = (statements: readonly string[], tables: readonly string[]): boolean =>
  statements.some((statement) => tablesIn(statement).some((table) => tables.includes(table)));

/** The words of a statement that may be a changed table. */
const tablesIn = (statement: string): readonly string[] =>
  reads.test(statement) ? [] : (statement.match(/[a-z_]{3,}/g) ?? []);

export function changeCounts(): ChangeCounts {
  const counts = new Map<string, number>();
  return {
    note: (statement) => {
      for (const word of new Set(tablesIn(statement))) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    countOf: (tables) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), 0),
  };
}

type Asking = (...args: never[]) => Promise<unknown>;

/** The function, reporting each statement after it succeeded or failed. */
export function telling<Ask extends Asking>(ask: Ask, tell: (statement: string) => void): Ask {
  const asked = async (...args: never[]) => {
    try {
      return await ask(...args);
    } finally {
      tell(textOf(args[0]));
    }
  };
  return asked as Ask;
}

/** Drivers take a statement as text or as an object. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');
