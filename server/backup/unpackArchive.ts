import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { SnapshotPart } from '../store/backup/snapshot.ts';
import { fileName, type OnProgress, readEntryName, storeNames } from './backupFormat.ts';
import { readEntries } from './readArchive.ts';

/** Length of the text that one statement writes. */
const batchLength = 1_000_000;

/** Whether the file stores hold files. */
export async function hasFiles(files: string): Promise<boolean> {
  for (const store of storeNames) {
    const names = await readdir(join(files, store)).catch(() => []);
    if (names.some((name) => fileName.test(name))) return true;
  }
  return false;
}

/** Writes a checked archive's files into empty stores, durable when resolved. A failure leaves none. */
export async function unpackFiles(path: string, files: string, total: number, onProgress: OnProgress): Promise<void> {
  let done = 0;
  for (const store of storeNames) await mkdir(join(files, store), { recursive: true });
  try {
    for await (const { name, size, content } of readEntries(path)) {
      const entry = readEntryName(name);
      if (entry?.kind !== 'file') {
        for await (const _ of content);
        continue;
      }
      const file = createWriteStream(join(files, entry.store, entry.name), { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(content, file);
      done += size;
      onProgress({ step: 'unpacking', done, total });
    }
  } catch (error) {
    await removeFiles(files);
    throw error;
  }
}

/** Empties the stores again. */
export async function removeFiles(files: string): Promise<void> {
  for (const store of storeNames) await rm(join(files, store), { recursive: true, force: true });
}

/** The rows of a checked archive. They stand before its files, so the files are not read. */
export async function* readParts(path: string): AsyncGenerator<SnapshotPart> {
  for await (const { name, content } of readEntries(path)) {
    const entry = readEntryName(name);
    if (entry?.kind === 'file') return;
    if (entry === null) for await (const _ of content);
    else yield { kind: entry.part, name: entry.name, batches: lineBatches(content) };
  }
}

async function* lineBatches(content: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let lines: string[] = [];
  let length = 0;
  let rest = '';
  for await (const chunk of Readable.from(content).pipe(createGunzip())) {
    const found = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = found.pop() ?? '';
    for (const line of found) {
      lines.push(line);
      length += line.length;
      if (length < batchLength) continue;
      yield lines;
      lines = [];
      length = 0;
    }
  }
  if (lines.length > 0) yield lines;
}
