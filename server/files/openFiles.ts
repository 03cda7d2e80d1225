import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, Files, Room } from './files.ts';

/** `counted`: existing files are included in `used`. */
type Space = {
  used: number;
  readonly limit: number;
  /** Bytes of the limit that only slips of orders may use. */
  readonly reserve: number;
  readonly folder: string;
  /** Resumable uploads come and go there, so their announced sizes are counted when asked. */
  readonly unfinished: string;
  counted: Promise<unknown>;
};

/** Reserved for the database and everything else (bytes). */
const reservedBytes = 50_000_000;
/** Room for a thousand slips with their shown copies; a tenth of a small store. */
const reserveIn = (storageBytes: number): number => Math.min(500_000_000, Math.floor(storageBytes / 10));
/** Names made by `put`; the shop's own files have others. */
const madeName = /^[0-9a-f]{32}\./;
const namePattern = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Opens the stores in `DATA_DIR/files`; `storageBytes` limits them together. */
export async function openFiles(dataDir: string, storageBytes: number): Promise<Files> {
  const folder = join(dataDir, 'files');
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  const space: Space = {
    ...{ used: 0, limit: storageBytes, reserve: reserveIn(storageBytes), folder, unfinished },
    counted: Promise.resolve(),
  };
  const stores = {
    public: await openStore('public', space),
    private: await openStore('private', space),
    cuts: await openStore('cuts', space),
  };
  return { ...stores, unfinished, freeBytes: () => freeBytes(space) };
}

async function freeBytes(space: Space): Promise<number> {
  const room = await roomIn(space);
  return Math.max(0, Math.min(room.forFiles - space.used, room.onDisk) - space.reserve);
}

/** Takes bytes before they are written, so that parallel writes do not pass the limit together. `false`: no room. */
async function takeRoom(space: Space, bytes: number, room: Room): Promise<boolean> {
  const { forFiles, onDisk } = await roomIn(space);
  const kept = room === 'reserve' ? 0 : space.reserve;
  // No wait from here: another write would see the same room.
  if (bytes > 0 && Math.min(forFiles - space.used, onDisk) - kept < bytes) return false;
  space.used += bytes;
  return true;
}

/** Bytes for all stored files by the setting, and for further ones on the disk, beside the resumable uploads. */
async function roomIn(space: Space): Promise<{ readonly forFiles: number; readonly onDisk: number }> {
  await space.counted;
  const disk = await statfs(space.folder);
  const { received, whole } = await sizeOfUnfinished(space.unfinished);
  return { forFiles: space.limit - whole, onDisk: disk.bavail * disk.bsize - reservedBytes - (whole - received) };
}

async function openStore(name: string, space: Space): Promise<FileStore> {
  const folder = join(space.folder, name);
  const drafts = join(folder, '.drafts');
  // Half-written files were never acknowledged.
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  countLater(space, folder);

  const pathOf = (file: string): string => {
    if (!namePattern.test(file)) throw new Error('A stored file has a plain name');
    return join(folder, file);
  };
  const size = async (file: string): Promise<number | null> => {
    const found = namePattern.test(file) ? await stat(pathOf(file)).catch(nullWhenMissing) : null;
    return found?.size ?? null;
  };
  const write = async (file: string, bytes: Buffer, room: Room) => {
    const path = pathOf(file);
    const before = (await size(file)) ?? 0;
    const growth = bytes.length - before;
    if (!(await takeRoom(space, growth, room))) return { kind: 'storageFull' } as const;
    const isWritten = await writeWhole(join(drafts, randomBytes(8).toString('hex')), path, bytes).catch((error) => {
      space.used -= growth;
      throw error;
    });
    if (isWritten) return { kind: 'stored', name: file } as const;
    space.used -= growth;
    return { kind: 'storageFull' } as const;
  };

  return {
    folder,
    putAs: (file, bytes) => write(file, bytes, 'common'),
    put: (bytes, extension, room = 'common') => write(`${randomBytes(16).toString('hex')}.${extension}`, bytes, room),
    adopt: async (path, file) => {
      await space.counted;
      const before = await size(file);
      if (before !== null) return;
      await syncFile(path);
      await link(path, pathOf(file));
      await syncFolder(folder);
      space.used += (await size(file)) ?? 0;
    },
    read: async (file) => (namePattern.test(file) ? await readFile(pathOf(file)).catch(nullWhenMissing) : null),
    stream: (file, range) => createReadStream(pathOf(file), range),
    size,
    namedBefore: async (at) => {
      const before: string[] = [];
      for (const file of await readdir(folder)) {
        if (!madeName.test(file)) continue;
        const written = await stat(pathOf(file)).catch(nullWhenMissing);
        if (written !== null && written.mtimeMs < at) before.push(file);
      }
      return before;
    },
    remove: async (file) => {
      await space.counted;
      const bytes = (await size(file)) ?? 0;
      await rm(pathOf(file), { force: true });
      space.used -= bytes;
    },
  };
}

/** Writes beside, then renames, so that readers see whole files. `false`: the disk is full. */
async function writeWhole(draft: string, path: string, bytes: Buffer): Promise<boolean> {
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(join(path, '..'));
    return true;
  } catch (error) {
    await rm(draft, { force: true });
    if (isDiskFull(error)) return false;
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the folder entry; systems without folder handles do so themselves. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Counts in the background; writes and removals wait for it, so that nothing counts twice. */
function countLater(space: Space, folder: string): void {
  const size = sizeOfFolder(folder);
  space.counted = Promise.all([space.counted, size.then((bytes) => (space.used += bytes))]);
  // Rethrown to waiting callers.
  space.counted.catch(() => undefined);
}

async function sizeOfFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(folder, entry.name)).catch(nullWhenMissing))?.size ?? 0;
  }
  return bytes;
}

/** The received bytes of resumable uploads, and their announced sizes. */
async function sizeOfUnfinished(folder: string): Promise<{ readonly received: number; readonly whole: number }> {
  let [received, whole] = [0, 0];
  for (const name of await readdir(folder)) {
    if (name.endsWith('.json')) continue;
    const bytes = (await stat(join(folder, name)).catch(nullWhenMissing))?.size ?? 0;
    const record = await readFile(join(folder, `${name}.json`), 'utf8').catch(nullWhenMissing);
    received += bytes;
    whole += Math.max(bytes, announcedIn(record));
  }
  return { received, whole };
}

/** The size in an upload's record; 0 while it is being written. */
function announcedIn(record: string | null): number {
  try {
    const { size }: { size?: unknown } = JSON.parse(record ?? '{}');
    return typeof size === 'number' ? size : 0;
  } catch {
    return 0;
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
const isDiskFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';

function nullWhenMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
