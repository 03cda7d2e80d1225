/** Counts, by table, the statements of this process that may have changed rows. */
export type ChangeCounts = {
  /** Told of every statement once it has ended, however it ended; of one in a transaction when that has ended. */
  readonly note: (statement: string) => void;
  /** The same number again means that this process has changed none of these tables in between. */
  readonly countOf: (tables: readonly string[]) => number;
};

/** One statement that begins so only reads. Of any other each word may be a table that it changes. */
const reads = /^\s*select\b[^;]*$/i;

export function changeCounts(): ChangeCounts {
  const counts = new Map<string, number>();
  return {
    note: (statement) => {
      if (reads.test(statement)) return;
      for (const word of new Set(statement.match(/[a-z_]{3,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    countOf: (tables) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), 0),
  };
}

type Asking = (...args: never[]) => Promise<unknown>;

/** The same function; what it is asked is told when it has answered or failed. */
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

/** Drivers take a statement as text or as an object that holds it. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');
