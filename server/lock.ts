import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** What a running shop says of itself to whoever knocks. */
export type LockHolder = { readonly pid: number; readonly address: string };
export type Lock = {
  /** Told to the next start once it is known. */
  readonly announce: (address: string) => void;
  readonly release: () => Promise<void>;
};

/** Sockets have short names on every system; a longer one is cut without a word. */
const pathBytesMaximum = 85;
const answerWithinMs = 2_000;
const takeOversMaximum = 5;

/**
 * Makes this process the one owner of the data folder, or tells who owns it. The lock is a listening socket: it ends
 * with its process in every way of ending, so nothing has to be cleaned up after a kill (decisions: running).
 */
export async function takeLock(dataDir: string): Promise<Lock | LockHolder> {
  mkdirSync(dataDir, { recursive: true });
  const path = lockPath(realpathSync(dataDir));
  const said = { address: '' };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(JSON.stringify({ pid: process.pid, address: said.address }));
  });
  const holder = process.platform === 'win32' ? await listenOrAsk(server, path) : await linkOrAsk(server, path);
  if (holder) return holder;

  server.unref();
  return {
    announce: (address) => {
      said.address = address;
    },
    release: async () => {
      // The name first: whoever starts now must not knock at a socket that is about to close.
      if (process.platform !== 'win32') rmSync(path, { force: true });
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

export const isLock = (outcome: Lock | LockHolder): outcome is Lock => 'release' in outcome;

function lockPath(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\lanrian-${hash}`;
  const inside = join(dataDir, 'lock.sock');
  return Buffer.byteLength(inside) <= pathBytesMaximum
    ? inside
    : join(tmpdir(), `lanrian-${userInfo().uid}-${hash}.sock`);
}

/** Windows gives a pipe's name back when its process ends: whoever has it is alive. */
async function listenOrAsk(server: Server, path: string): Promise<LockHolder | null> {
  try {
    await listen(server, path);
    return null;
  } catch {
    return (await askHolder(path)) ?? { pid: 0, address: '' };
  }
}

/**
 * Listens under a name of its own and links the lock's name to it, which only one can do. A name that was left by a
 * killed process refuses connections and is moved away; one that turns out to be alive is moved back.
 */
async function linkOrAsk(server: Server, path: string): Promise<LockHolder | null> {
  const own = `${path}.${randomBytes(4).toString('hex')}`;
  await listen(server, own);
  const giveUp = (holder: LockHolder): Promise<LockHolder> => new Promise((done) => server.close(() => done(holder)));

  for (let tries = 0; tries < takeOversMaximum; tries += 1) {
    if (linked(own, path)) {
      rmSync(own);
      return null;
    }
    const holder = (await askHolder(path)) ?? (await removeStale(path));
    if (holder) return giveUp(holder);
  }
  return giveUp({ pid: 0, address: '' });
}

function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(path: string): Promise<LockHolder | null> {
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  // Another start may have taken the name between the question and the move.
  const holder = await askHolder(aside);
  if (holder) linked(aside, path);
  rmSync(aside, { force: true });
  return holder;
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

/** Who listens there; `null` where nobody does. */
function askHolder(path: string): Promise<LockHolder | null> {
  return new Promise((answer) => {
    let text = '';
    const socket = connect(path);
    socket.setEncoding('utf8').setTimeout(answerWithinMs, () => {
      socket.destroy();
      answer({ pid: 0, address: '' });
    });
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('end', () => answer(readHolder(text)));
    socket.on('error', () => answer(null));
  });
}

function readHolder(text: string): LockHolder {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null && 'pid' in said && 'address' in said) {
      return { pid: Number(said.pid), address: String(said.address) };
    }
  } catch {
    // Somebody listens and speaks another way; it is alive all the same.
  }
  return { pid: 0, address: '' };
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
