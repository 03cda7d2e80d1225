import { createHash } from 'node:crypto';

/** A short digest of a stored value, by which a save on top of another person's change is refused. */
export const versionOf = (stored: unknown): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 16);
