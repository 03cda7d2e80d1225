import * as z from 'zod/mini';
import { type Refusal, refuse } from '../base/refusal.ts';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** The unchecked parts of a request. */
export type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

type Checked<P extends Schema, Q extends Schema, B extends Schema> = {
  readonly kind: 'input';
  readonly input: { readonly params: z.output<P>; readonly query: z.output<Q>; readonly body: z.output<B> };
};

/** Parses parameters, query and body by the call's schemas; a refusal names every invalid field of all three. */
export function checkInput<P extends Schema, Q extends Schema, B extends Schema>(
  call: { readonly params: P; readonly query: Q; readonly body: B },
  raw: RawInput,
): Checked<P, Q, B> | Refusal {
  const params = z.safeParse(call.params, raw.params ?? {});
  const query = z.safeParse(call.query, raw.query ?? {});
  const body = z.safeParse(call.body, raw.body ?? {});
  const unstorable = [raw.params, query.data ?? raw.query, raw.body].flatMap((part) => unstorableFields(part, []));
  if (params.success && query.success && body.success && unstorable.length === 0) {
    return { kind: 'input', input: { params: params.data, query: query.data, body: body.data } };
  }
  const fields: Record<string, string> = {
    ...fieldsOf(params.error?.issues ?? [], raw.params),
    ...fieldsOf(query.error?.issues ?? [], raw.query),
    ...fieldsOf(body.error?.issues ?? [], raw.body),
    ...Object.fromEntries(unstorable.map((field) => [field, 'invalid'])),
  };
  return refuse('INPUT_ERROR', { fields });
}

/** The first fault of each field. A fault of the whole is `body`. */
function fieldsOf(issues: readonly Issue[], input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= codeOf(issue, input);
  return fields;
}

/** NUL and lone surrogates are valid JSON, but no text column can store them. */
function unstorableFields(value: unknown, path: readonly string[]): readonly string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.') || 'body'];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => unstorableFields(part, [...path, name]));
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

function codeOf(issue: Issue, input: unknown): string {
  if (valueAt(input, issue.path) === undefined) return 'required';
  // A required text that is empty.
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'required';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : 'tooSmall';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooLarge';
  return issue.code === 'invalid_type' ? 'wrongType' : 'invalid';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
