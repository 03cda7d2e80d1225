import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words of payment methods stand in their descriptions, in both languages. */
const methods = 'src/domain/order/paymentMethod.ts';

/** Every line of one language's dictionary files and of the descriptions of payment methods. */
export function dictionaryLines(language: 'th' | 'en'): string[] {
  const files = readdirSync(`src/i18n/${language}`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return [...paths, methods].flatMap((path) => readFileSync(path, 'utf8').split('\n'));
}
