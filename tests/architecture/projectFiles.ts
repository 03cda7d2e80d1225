import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../support/run/processes.ts';

/** Every file of the folders (and those below, unless `deep` is false) whose name fits: path from the root → text. */
export function readFiles(folders: readonly string[], name: RegExp, { deep = true } = {}): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: deep, withFileTypes: true })
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}
