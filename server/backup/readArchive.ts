import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import {
  BackupFault,
  digestsName,
  type Manifest,
  manifestName,
  manifestSchema,
  type OnProgress,
  readEntryName,
} from './backupFormat.ts';

/** One entry; its content must be read before the next entry. */
export type ArchiveEntry = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Buffer> };

const chunkBytes = 256 * 1024;
const largestManifest = 1_000_000;

/** The entries of an archive one after another. */
export async function* readEntries(
  path: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path, { highWaterMark: chunkBytes });
  const reader = extract();
  source.on('error', (error) => reader.destroy(error));
  source.on('data', (chunk) => onBytes(chunk.length));
  // The library's own stream type lacks listener methods of Node's; piping needs none of them.
  source.pipe(reader as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of reader) {
      // The library types its chunks as unknown.
      yield { name: entry.header.name, size: entry.header.size, content: entry as AsyncIterable<Buffer> };
    }
  } finally {
    source.destroy();
    reader.destroy();
  }
}

/** Reads the whole archive, without writing anything, and compares every digest. Refuses one that is damaged. */
export async function checkArchive(path: string, size: number, onProgress: OnProgress) {
  const progress = { done: 0, total: size };
  const onBytes = (bytes: number) => {
    progress.done += bytes;
    onProgress({ step: 'checking', ...progress });
  };
  let manifest: Manifest | null = null;
  let stored: string | null = null;
  let fileBytes = 0;
  const digests = createHash('sha256');
  try {
    for await (const { name, size: bytes, content } of readEntries(path, onBytes)) {
      if (stored !== null) throw damaged('something follows its digests');
      if (manifest === null) {
        const text = await readManifest(name, bytes, content);
        manifest = manifestOf(text);
        digests.update(`${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
        continue;
      }
      const digest = await digestOf(content);
      if (name === digestsName) {
        stored = digest;
        continue;
      }
      const entry = readEntryName(name);
      if (entry === null) throw damaged(`it has an entry that no backup has: ${JSON.stringify(name)}`);
      if (entry.kind === 'file') fileBytes += bytes;
      digests.update(`${digest}  ${name}\n`);
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  if (manifest === null || stored === null) throw damaged('its end is missing');
  if (digests.digest('hex') !== stored) throw damaged('its digests do not agree with its content');
  return { manifest, fileBytes };
}

async function readManifest(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<Buffer> {
  if (name !== manifestName || bytes > largestManifest) throw new BackupFault('This file is no backup of a shop.');
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function manifestOf(text: Buffer): Manifest {
  const found: unknown = JSON.parse(text.toString('utf8'));
  const read = manifestSchema.safeParse(found);
  if (read.success) return read.data;
  throw new BackupFault('This backup has another format. Restore it with the version of the shop that made it.');
}

async function digestOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

const damaged = (reason: string): BackupFault =>
  new BackupFault(`The backup is damaged: ${reason}. Nothing was written. Take another copy of it.`);
