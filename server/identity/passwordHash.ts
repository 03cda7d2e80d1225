import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HashTask } from './hashThread.ts';

/** Threads that wait for the next password. */
const idle: Worker[] = [];

/** The session library's own cost of a hash, so that its hashes stay valid. */
export const passwordCost = 16_384;

/** Makes and checks hashes in the session library's form: a new salt and the key. The form does not name its cost. */
export const passwordHashing = (N: number) => ({
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${(await keyOf({ password, salt, N })).toString('hex')}`;
  },
  async verify({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> {
    const [salt = '', key = ''] = hash.split(':');
    const expected = Buffer.from(key, 'hex');
    const given = await keyOf({ password, salt, N });
    return expected.length === given.length && timingSafeEqual(expected, given);
  },
});

/**
 * Hashes in a thread of its own, because the shared ones also read files. Each call takes an idle thread or starts one:
 * callers come in turns.
 */
async function keyOf(task: HashTask): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('./hashThread.ts', import.meta.url), { execArgv: [] });
  // A start may wait for nothing else.
  thread.ref();
  thread.postMessage(task);
  // A thread that fails throws here and is not used again.
  const [key] = (await once(thread, 'message')) as [Uint8Array];
  thread.unref();
  idle.push(thread);
  return Buffer.from(key);
}
