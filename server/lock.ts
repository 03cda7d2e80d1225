import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askLockHolder } from './lockHolder.ts';

/** The answer of a running shop to another process. */
export type LockHolder = {
  readonly pid: number;
  readonly address: string;
  /** The socket for this machine's commands (see `commandSocket.ts`). */
  readonly commandSocket?: string | undefined;
};
export type Lock = {
  /** Publishes the data for later starts and commands. */
  readonly announce: (address: string, commandSocket?: string) => void;
  readonly release: () => Promise<void>;
};

/** Socket names are short on every system; longer ones are cut silently. */
const pathBytesMaximum = 100;
const longestPauseMs = 40;
const unknownHolder: LockHolder = { pid: 0, address: '' };

type Knock = { readonly server: Server; readonly said: { isOwner: boolean; address: string; commandSocket?: string } };

/**
 * Makes this process the only owner of the data folder, or answers its owner. The lock is a listening socket, which
 * ends with its process (decisions: running).
 */
export async function takeLock(dataDir: string): Promise<Lock | LockHolder> {
  mkdirSync(dataDir, { recursive: true });
  const names = lockNames(realpathSync(dataDir));
  if (process.platform === 'win32') return await takePipe(names.pipe);

  for (;;) {
    const knock = openKnock();
    const own = `${names.prefix}${randomBytes(6).toString('hex')}.sock`;
    await listen(knock.server, own);
    const outcome = await outlast(own, names.prefix);
    if (outcome === 'owner') return lockOf(knock, () => rmSync(own, { force: true }));
    await close(knock.server);
    if (outcome !== 'later') return outcome;
    await pause(randomInt(1, longestPauseMs));
  }
}

export const isLock = (outcome: Lock | LockHolder): outcome is Lock => 'release' in outcome;

/** Waits until the lock is free, its owner is known, or an earlier process is starting. */
async function outlast(own: string, prefix: string): Promise<'owner' | 'later' | LockHolder> {
  for (;;) {
    const starting: string[] = [];
    for (const name of listNames(prefix).filter((each) => each !== own)) {
      const answer = await askLockHolder(name);
      if (answer === null) rmSync(name, { force: true });
      else if (answer.isOwner) return holderOf(answer);
      else starting.push(name);
    }
    if (starting.length === 0) return 'owner';
    if (starting.some((name) => name < own)) return 'later';
    await pause(randomInt(1, longestPauseMs));
  }
}

/** Windows gives a pipe name to one process and frees it at its end. */
async function takePipe(pipe: string): Promise<Lock | LockHolder> {
  const knock = openKnock();
  try {
    await listen(knock.server, pipe);
  } catch {
    const answer = await askLockHolder(pipe);
    return answer === null ? unknownHolder : holderOf(answer);
  }
  return lockOf(knock, () => {});
}

const holderOf = ({ pid, address, commandSocket }: LockHolder): LockHolder => ({ pid, address, commandSocket });

function openKnock(): Knock {
  const said: Knock['said'] = { isOwner: false, address: '' };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(JSON.stringify({ pid: process.pid, ...said }));
  });
  return { server, said };
}

function lockOf({ server, said }: Knock, removeName: () => void): Lock {
  said.isOwner = true;
  server.unref();
  return {
    announce: (address, commandSocket) => {
      said.address = address;
      if (commandSocket !== undefined) said.commandSocket = commandSocket;
    },
    release: async () => {
      removeName();
      await close(server);
    },
  };
}

/** In the data folder, or in a short place if its path is long. */
function lockNames(dataDir: string): { readonly prefix: string; readonly pipe: string } {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  const pipe = `\\\\.\\pipe\\lanrian-${hash}`;
  const inside = join(dataDir, 'lock-');
  const isShort = Buffer.byteLength(inside) + '123456789012.sock'.length <= pathBytesMaximum;
  return { prefix: isShort ? inside : join(tmpdir(), `lanrian-${userInfo().uid}-${hash}-`), pipe };
}

/** The socket name for commands. Only the owner may ask: a stale one is removed. */
export function commandSocketName(dataDir: string): string {
  const { prefix, pipe } = lockNames(realpathSync(dataDir));
  if (process.platform === 'win32') return `${pipe}-tools`;
  const name = `${prefix}tools`;
  rmSync(name, { force: true });
  return name;
}

const listNames = (prefix: string): readonly string[] =>
  readdirSync(dirname(prefix))
    .filter((name) => name.startsWith(basename(prefix)) && name.endsWith('.sock'))
    .map((name) => join(dirname(prefix), name));

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));
