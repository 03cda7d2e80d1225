import { type Refusal, refuse } from './refusal.ts';

/** A refusal that names every faulty field as the wire spells it (`onWire`); `null` where there is none. */
export function refuseFields<Field extends string>(
  problems: Partial<Record<Field, string>>,
  onWire: (field: Field) => string,
): Refusal | null {
  const fields = faultyFields(problems, onWire);
  return Object.keys(fields).length === 0 ? null : refuse('INPUT_ERROR', { fields });
}

/** What is wrong with each faulty field, by how the wire spells it. */
export const faultyFields = <Field extends string>(
  problems: Partial<Record<Field, string>>,
  onWire: (field: Field) => string,
): Record<string, string> =>
  Object.fromEntries((Object.entries(problems) as [Field, string][]).map(([field, code]) => [onWire(field), code]));
