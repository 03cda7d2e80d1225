import { type Refusal, refuse } from './failure.ts';

/** A refusal that names every faulty field as the wire spells it (`onWire`); `null` where there is none. */
export function refuseFields<Field extends string>(
  problems: Partial<Record<Field, string>>,
  onWire: (field: Field) => string,
): Refusal | null {
  const faulty = Object.entries(problems) as [Field, string][];
  if (faulty.length === 0) return null;
  return refuse('INPUT_ERROR', { fields: Object.fromEntries(faulty.map(([field, code]) => [onWire(field), code])) });
}
