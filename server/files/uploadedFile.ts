import { createHash } from 'node:crypto';

/** One file of the form as it arrived. `claimedDigest` is the SHA-256 (hex) that the browser sent beside it. */
export type UploadedFile = { readonly field: string; readonly bytes: Buffer; readonly claimedDigest: string | null };

/** The SHA-256 of a file's bytes (hex). */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
