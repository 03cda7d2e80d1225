import { once } from 'node:events';
import type { ClientRequest } from 'node:http';
import { z } from 'zod';
import { askShop, SocketFault } from '../base/askShop.ts';
import { rowFaultSchema } from './importEntry.ts';
import type { ImportOutcome, ImportProgress } from './importOutcome.ts';

const entriesOfLine = 50;
const again = 'Run it again: the rows that were written already stay as they are.';

const count = z.int().nonnegative();
const outcomeSchema: z.ZodType<ImportOutcome> = z.object({
  faults: rowFaultSchema.array(),
  ...{ created: count, changed: count, unchanged: count, removed: count },
  newCategories: z.string().array(),
  newInstructors: z.string().array(),
});
const messageSchema = z.union([
  z.object({ progress: z.object({ step: z.enum(['checked', 'written']), done: count, total: count }) }),
  z.object({ outcome: outcomeSchema }),
]);

type OverSocketOptions = {
  /** The command: courses and products, or lectures. */
  readonly command: 'import' | 'curriculum';
  readonly isDryRun: boolean;
  readonly onProgress: (progress: ImportProgress) => void;
};

/** Imports through the running shop and answers its outcome. */
export async function importOverSocket(
  commandSocket: string,
  entries: readonly unknown[],
  { command, isDryRun, onProgress }: OverSocketOptions,
): Promise<ImportOutcome> {
  const path = `/${command}?total=${entries.length}&dryRun=${isDryRun ? 1 : 0}`;
  const send = (asked: ClientRequest) => sendEntries(asked, entries);
  for await (const line of askShop(commandSocket, { path, send, again })) {
    const message = messageSchema.parse(line);
    if ('outcome' in message) return message.outcome;
    onProgress(message.progress);
  }
  throw new SocketFault(`The shop ended before the import did. ${again}`);
}

async function sendEntries(asked: ClientRequest, entries: readonly unknown[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesOfLine) {
    const line = `${JSON.stringify(entries.slice(start, start + entriesOfLine))}\n`;
    if (!asked.write(line)) await once(asked, 'drain');
  }
  asked.end();
}
