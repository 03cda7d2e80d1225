import { createHash } from 'node:crypto';

/** A short text that changes with the content of a part. */
export const revisionOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 20);
