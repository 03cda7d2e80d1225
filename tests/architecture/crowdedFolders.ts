import { dirname } from 'node:path/posix';

const mostFiles = 40;

/** The folders that hold more than 40 files of their own, with their number. */
export function crowdedFolders(paths: readonly string[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, files]) => files > mostFiles).map(([folder, files]) => ({ folder, files }));
}
