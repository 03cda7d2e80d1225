import { createHash } from 'node:crypto';

/** A strong ETag: equal only for equal bytes or versions. */
export const strongTag = (text: string | Buffer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether the browser has this answer (`If-None-Match`; weak tags count). */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
