import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

/** Names the content of these files and folders of the project: 16 hexadecimal digits. */
export function digestOf(paths: readonly string[], isSource: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).filter(isSource).sort()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(projectFolder, file)))
      .update('\n');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path: string): string[] {
  const full = join(projectFolder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return (
    readdirSync(full, { recursive: true, withFileTypes: true })
      // The type checker keeps a hidden file beside the sources.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md') && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(projectFolder.length + 1)
          .replaceAll('\\', '/'),
      )
  );
}
