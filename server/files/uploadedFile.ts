import { createHash } from 'node:crypto';

/** A received file of a form. `claimedDigest` is the browser's SHA-256 (hex). */
export type UploadedFile = { readonly field: string; readonly bytes: Buffer; readonly claimedDigest: string | null };

/** The SHA-256 of a file's bytes (hex). */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
