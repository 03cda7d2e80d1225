import { z } from 'zod';

/**
 * A tar archive: the manifest, the rows of every table, the files, and at the end the digest of each entry in the format
 * of `sha256sum`. Rows are gzipped JSON lines; files are stored as they are.
 */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  migrations: z.object({ name: z.string(), hash: z.string() }).array().readonly(),
  tables: z.string().array().readonly(),
});
export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const digestsName = 'SHA256SUMS';
export const storeNames = ['public', 'private'] as const;

/** The entry of a part of the database. */
export const rowsEntry = (name: string): string => `rows/${name}.jsonl.gz`;
const rowsName = /^rows\/(sequences|jobs|(?:tables\/)([a-z_0-9]+))\.jsonl\.gz$/;
/** Names that the stores give to files. */
export const fileName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

type RowsEntry = { readonly kind: 'rows'; readonly part: 'table' | 'sequences' | 'jobs'; readonly name: string };
type FileEntry = { readonly kind: 'file'; readonly store: (typeof storeNames)[number]; readonly name: string };

/** The meaning of an entry's name; `null` for a name that no backup has. */
export function readEntryName(entry: string): RowsEntry | FileEntry | null {
  const [, part, table] = rowsName.exec(entry) ?? [];
  if (table !== undefined) return { kind: 'rows', part: 'table', name: table };
  if (part === 'sequences' || part === 'jobs') return { kind: 'rows', part, name: part };
  const [folder, found, name = '', ...more] = entry.split('/');
  const store = storeNames.find((each) => each === found);
  if (folder !== 'files' || store === undefined || more.length > 0 || !fileName.test(name)) return null;
  return { kind: 'file', store, name };
}

/** A backup or a restore that cannot be done; the message says what to do. */
export class BackupFault extends Error {}

/** How far a backup or a restore is; bytes of files, tables of rows. */
export type BackupProgress = {
  readonly step: 'reading' | 'packing' | 'checking' | 'unpacking' | 'restoring';
  readonly done: number;
  readonly total: number;
};
export type OnProgress = (progress: BackupProgress) => void;
