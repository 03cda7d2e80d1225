import { configVariables } from './base/configVariables.ts';
import { replaceBetween } from './base/replaceBetween.ts';
import { paymentVariables } from './payments/readPaymentSettings.ts';

const marks = { begin: '<!-- configuration:begin -->', end: '<!-- configuration:end -->' };

/** Replaces the configuration table between its marks. */
export function withConfigList(text: string): string {
  const rows = Object.entries({ ...configVariables, ...paymentVariables }).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback ?? ''} | ${meaning} |`,
  );
  return replaceBetween(text, marks, ['| Name | Otherwise | Meaning |', '|---|---|---|', ...rows].join('\n'));
}
