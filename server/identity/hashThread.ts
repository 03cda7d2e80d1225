import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

export type HashTask = { readonly password: string; readonly salt: string };

/** The session library's own cost and length, so that its hashes stay valid. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 * 128 * 16_384 * 16 } as const;
const keyBytes = 64;

// Pages come first. Linux counts this thread alone; elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(10);

/** The thread of `passwordHash`: a password and its salt in, the key out. */
parentPort?.on('message', ({ password, salt }: HashTask) => {
  parentPort?.postMessage(scryptSync(password.normalize('NFKC'), salt, keyBytes, cost));
});
