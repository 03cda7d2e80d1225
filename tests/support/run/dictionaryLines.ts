import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every line of one language's dictionary files. */
export function dictionaryLines(language: 'th' | 'en'): string[] {
  const files = readdirSync(`src/i18n/${language}`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').split('\n'));
}
