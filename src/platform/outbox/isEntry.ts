import type { EntrySlip, OutboxEntry } from './entry.ts';

const kinds: readonly unknown[] = ['transferReport', 'progress'] satisfies OutboxEntry['kind'][];
const states: readonly unknown[] = ['queued', 'waitsForOwner', 'failed', 'sent'] satisfies OutboxEntry['state'][];

/**
 * Whether a stored row is an entry that this version can send and show. Other rows (of another version, or damaged)
 * stay and are ignored. Checked by hand, because the worker has no schemas.
 */
export function isEntry(row: unknown): row is OutboxEntry {
  if (!isRecord(row) || !isRecord(row.owner) || !isRecord(row.request)) return false;
  return (
    typeof row.key === 'string' &&
    kinds.includes(row.kind) &&
    states.includes(row.state) &&
    [row.attempts, row.createdAt, row.nextAttemptAt].every(Number.isFinite) &&
    isOwner(row.owner) &&
    isRequest(row.request) &&
    Array.isArray(row.slips) &&
    row.slips.every(isSlip)
  );
}

const isOwner = (owner: Record<string, unknown>): boolean =>
  owner.kind === 'user' ? typeof owner.userId === 'string' : owner.kind === 'order' && typeof owner.token === 'string';

const isRequest = ({ path, body, upload, email }: Record<string, unknown>): boolean =>
  typeof path === 'string' &&
  isRecord(body) &&
  (upload === null || (isRecord(upload) && typeof upload.path === 'string')) &&
  (email === null || (isRecord(email) && typeof email.path === 'string'));

const isSlip = (slip: unknown): slip is EntrySlip =>
  isRecord(slip) &&
  [slip.id, slip.key, slip.digest].every((part) => typeof part === 'string') &&
  (slip.uploadedName === null || typeof slip.uploadedName === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
