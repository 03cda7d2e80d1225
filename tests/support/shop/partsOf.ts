import { isValidElement } from 'react';

type Part = { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> };

/** The elements of a rendered tree, with their props. */
export function partsOf(drawn: unknown): readonly Part[] {
  if (Array.isArray(drawn)) return drawn.flatMap(partsOf);
  if (!isValidElement<Part['props']>(drawn)) return [];
  return [drawn, ...Object.values(drawn.props).flatMap(partsOf)];
}

/** The first matching element. */
export function partOf(drawn: unknown, fits: (part: Part) => boolean): Part {
  const found = partsOf(drawn).find(fits);
  if (found === undefined) throw new Error('Nothing drawn fits');
  return found;
}
