import * as z from 'zod/mini';

/** Header of a save that names the revision it was made from (RFC 9110). */
export const revisionHeader = 'if-match';

/** A stored value whose saves are refused with CHANGED_MEANWHILE if somebody else saved since their revision. */
export type Revisable<Value> = {
  readonly path: string;
  /** The value that saves replace, as text. */
  spell(value: Value): string;
};

/** Spells values on the wire, so that the server and the desk agree about equal ones. */
export const spelledBy =
  <Schema extends z.core.$ZodType>(schema: Schema) =>
  (value: z.output<Schema>): string =>
    JSON.stringify(z.encode(schema, value));

/** The revision of a spelled value: its SHA-256 in hexadecimal, as an entity tag. */
export const revisionTag = (sha256: string): string => `"${sha256}"`;
