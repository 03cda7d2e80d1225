import { type Refusal, refuse } from './refusal.ts';

/** A refusal with every invalid field by its wire name (`onWire`); `null` without any. */
export function refuseFields<Field extends string>(
  problems: Partial<Record<Field, string>>,
  onWire: (field: Field) => string,
): Refusal | null {
  const fields = faultyFields(problems, onWire);
  return Object.keys(fields).length === 0 ? null : refuse('INPUT_ERROR', { fields });
}

/** The problems by wire name. */
export const faultyFields = <Field extends string>(
  problems: Partial<Record<Field, string>>,
  onWire: (field: Field) => string,
): Record<string, string> =>
  Object.fromEntries((Object.entries(problems) as [Field, string][]).map(([field, code]) => [onWire(field), code]));
