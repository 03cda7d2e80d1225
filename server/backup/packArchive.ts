import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { appendFile, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { readJsonLines } from '../base/jsonLines.ts';
import {
  digestsName,
  fileName,
  manifestName,
  manifestSchema,
  type OnProgress,
  rowsEntry,
  storeNames,
} from './backupFormat.ts';
import { namedFiles } from './spoolRows.ts';

type PackOptions = {
  /** Folder with the spooled rows. */
  readonly spool: string;
  /** Folder of the file stores. */
  readonly files: string;
  readonly out: Writable;
  readonly onProgress: OnProgress;
};
type Source = { readonly entry: string; readonly path: string };

const chunkBytes = 256 * 1024;

/** Writes the archive and ends `out`. Answers the names of files that rows name and that are not there. */
export async function packArchive({ spool, files, out, onProgress }: PackOptions): Promise<readonly string[]> {
  const archive = pack({ highWaterMark: chunkBytes });
  const stopped = new AbortController();
  const written = pipeline(archive, out);
  written.catch((error: unknown) => stopped.abort(error));
  const digests = join(spool, digestsName);
  try {
    const rows = await rowSources(spool);
    const stored = await fileSources(files);
    const progress = { done: 0, total: (await sizesOf(stored)) + (await sizesOf(rows)) };
    const gone = new Set<string>();
    for (const { entry, path } of [...rows, ...stored]) {
      const digest = await addEntry(archive, entry, path, stopped.signal, (bytes) => {
        progress.done += bytes;
        onProgress({ step: 'packing', ...progress });
      });
      if (digest === null) gone.add(entry);
      else await appendFile(digests, `${digest}  ${entry}\n`);
    }
    await addEntry(archive, digestsName, digests, stopped.signal, () => {});
    archive.finalize();
    await written;
    return await missingFiles(spool, stored, gone);
  } catch (error) {
    archive.destroy();
    // The broken receiver explains more than the aborted writing.
    if (stopped.signal.aborted) throw stopped.signal.reason;
    throw error;
  }
}

async function rowSources(spool: string): Promise<readonly Source[]> {
  const { tables } = manifestSchema.parse(JSON.parse(await readFile(join(spool, manifestName), 'utf8')));
  const parts = [...tables.map((table) => `tables/${table}`), 'sequences', 'jobs'];
  return [manifestName, ...parts.map(rowsEntry)].map((entry) => ({ entry, path: join(spool, entry) }));
}

/** Listed after the rows of the snapshot were read, so that their files are among them. */
async function fileSources(files: string): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const store of storeNames) {
    const names = await readdir(join(files, store)).catch(() => []);
    for (const name of names.filter((each) => fileName.test(each)).sort()) {
      sources.push({ entry: `files/${store}/${name}`, path: join(files, store, name) });
    }
  }
  return sources;
}

async function sizesOf(sources: readonly Source[]): Promise<number> {
  let bytes = 0;
  for (const { path } of sources) bytes += (await stat(path).catch(() => null))?.size ?? 0;
  return bytes;
}

/** Answers the SHA-256 of the entry, or `null` if the file was removed meanwhile. */
async function addEntry(
  archive: Pack,
  name: string,
  path: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<string | null> {
  signal.throwIfAborted();
  const file = await open(path).catch(nullWhenMissing);
  if (file === null) return null;
  try {
    const { size, mtime } = await file.stat();
    const entry = archive.entry({ name, size, mtime, mode: 0o600 });
    const ended = once(entry, 'finish', { signal });
    ended.catch(() => {});
    const hash = createHash('sha256');
    for await (const chunk of file.createReadStream({ highWaterMark: chunkBytes, autoClose: false })) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain', { signal });
      onBytes(chunk.length);
    }
    entry.end(undefined);
    await ended;
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

async function missingFiles(
  spool: string,
  stored: readonly Source[],
  gone: ReadonlySet<string>,
): Promise<readonly string[]> {
  const there = new Set(
    stored.filter(({ entry }) => !gone.has(entry)).map(({ entry }) => entry.slice(entry.lastIndexOf('/') + 1)),
  );
  const missing: string[] = [];
  for await (const name of readJsonLines(createReadStream(join(spool, namedFiles)))) {
    // A picture may be an address elsewhere.
    if (typeof name === 'string' && fileName.test(name) && !there.has(name)) missing.push(name);
  }
  return missing;
}
