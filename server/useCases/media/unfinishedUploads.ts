import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../files/files.ts';

/** How long (ms) an upload that receives nothing may be continued. */
const abandonedAfterMs = 7 * 24 * 3_600_000;

/** The file of a resumable upload. */
export const unfinishedPath = ({ unfinished }: Files, uploadId: string): string => join(unfinished, uploadId);

/** Whether all bytes of an upload are there. */
export async function isWhole(files: Files, uploadId: string): Promise<boolean> {
  const path = unfinishedPath(files, uploadId);
  const [record, file] = await Promise.all([
    readFile(`${path}.json`, 'utf8').catch(() => null),
    stat(path).catch(() => null),
  ]);
  if (record === null || file === null) return false;
  const { size }: { size?: unknown } = JSON.parse(record);
  return size === file.size && file.size > 0;
}

/** Removes an upload with its record. */
export async function removeUnfinished(files: Files, uploadId: string): Promise<void> {
  const path = unfinishedPath(files, uploadId);
  await rm(`${path}.json`, { force: true });
  await rm(path, { force: true });
}

/** Removes uploads that received nothing for a week. */
export async function removeAbandonedUploads(files: Files, now: number): Promise<void> {
  for (const name of await readdir(files.unfinished)) {
    const id = name.replace(/\.json$/, '');
    const last = await stat(unfinishedPath(files, id)).catch(() => null);
    if (last === null || last.mtimeMs < now - abandonedAfterMs) await removeUnfinished(files, id);
  }
}
