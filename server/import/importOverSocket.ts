import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { z } from 'zod';
import { type ImportEntry, rowFaultSchema } from './importEntry.ts';
import type { ImportOutcome, ImportProgress } from './importOutcome.ts';
import { readJsonLines } from './jsonLines.ts';

const entriesOfLine = 50;
const answerWithinMs = 60_000;

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
  z.object({ failed: z.string() }),
]);

type OverSocketOptions = { readonly isDryRun: boolean; readonly onProgress: (progress: ImportProgress) => void };

/** The running shop does not take the import, or stopped answering. */
export class SocketFault extends Error {}

/** Imports through the running shop and answers its outcome. */
export async function importOverSocket(
  commandSocket: string,
  entries: readonly ImportEntry[],
  { isDryRun, onProgress }: OverSocketOptions,
): Promise<ImportOutcome> {
  const path = `/import?total=${entries.length}&dryRun=${isDryRun ? 1 : 0}`;
  const asked = request({ socketPath: commandSocket, path, method: 'POST' });
  asked.setTimeout(answerWithinMs, () => asked.destroy(new SocketFault('The shop has not answered for a minute.')));
  // A failed send shows in the answer or its end.
  sendEntries(asked, entries).catch(() => {});
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    for await (const line of readJsonLines(response)) {
      const message = messageSchema.parse(line);
      if ('outcome' in message) return message.outcome;
      if ('failed' in message) throw new SocketFault(message.failed);
      onProgress(message.progress);
    }
  } catch (error) {
    explain(error);
  } finally {
    asked.destroy();
  }
  throw new SocketFault(
    'The shop ended before the import did. Run it again: if it was done already, the same file changes nothing.',
  );
}

function explain(error: unknown): never {
  if (error instanceof SocketFault || !(error instanceof Error)) throw error;
  throw new SocketFault(
    `The shop broke off (${error.message}). Run it again: if it was done already, the same file changes nothing.`,
  );
}

async function sendEntries(asked: ClientRequest, entries: readonly ImportEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesOfLine) {
    const line = `${JSON.stringify(entries.slice(start, start + entriesOfLine))}\n`;
    if (!asked.write(line)) await once(asked, 'drain');
  }
  asked.end();
}
