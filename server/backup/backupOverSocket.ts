import { basename } from 'node:path';
import { z } from 'zod';
import { askShop, SocketFault } from '../base/askShop.ts';
import type { OnProgress } from './backupFormat.ts';

const count = z.int().nonnegative();
const messageSchema = z.union([
  z.object({ progress: z.object({ step: z.literal('reading'), done: count, total: count }) }),
  z.object({ outcome: z.literal('spooled') }),
]);

/** Has the running shop write its rows into a folder of its data folder. */
export async function backupOverSocket(commandSocket: string, folder: string, onProgress: OnProgress): Promise<void> {
  const path = `/backup?folder=${basename(folder)}`;
  const again = 'Run it again.';
  for await (const line of askShop(commandSocket, { path, send: async (asked) => void asked.end(), again })) {
    const message = messageSchema.parse(line);
    if ('outcome' in message) return;
    onProgress(message.progress);
  }
  throw new SocketFault(`The shop ended before the backup did. ${again}`);
}
