import { configTable } from './base/configVariables.ts';
import { replaceBetween } from './base/replaceBetween.ts';

const marks = { begin: '<!-- configuration:begin -->', end: '<!-- configuration:end -->' };

/** The text with the list of settings between its two marks. */
export function withConfigList(text: string): string {
  const rows = configTable().map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`);
  return replaceBetween(text, marks, ['| Name | Otherwise | Meaning |', '|---|---|---|', ...rows].join('\n'));
}
