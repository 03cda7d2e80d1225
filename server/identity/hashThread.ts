import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** `N` is scrypt's cost: a power of two (RFC 7914). */
export type HashTask = { readonly password: string; readonly salt: string; readonly N: number };

/** The session library's own block size and length. */
const r = 16;
const keyBytes = 64;

// Pages come first. Linux counts this thread alone; elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(10);

/** The thread of `passwordHash`: a password and its salt in, the key out. */
parentPort?.on('message', ({ password, salt, N }: HashTask) => {
  const cost = { N, r, p: 1, maxmem: 2 * 128 * N * r };
  parentPort?.postMessage(scryptSync(password.normalize('NFKC'), salt, keyBytes, cost));
});
