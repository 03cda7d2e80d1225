import { createHash } from 'node:crypto';

/** A strong tag: equal only for equal bytes, or for a version that stands for them. */
export const strongTag = (text: string | Buffer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether the browser already has this answer (`If-None-Match`; weak tags of a compressing proxy count, too). */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
