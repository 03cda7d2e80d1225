import type { EpochMs } from '../time.ts';
import type { Role } from './identity.ts';

type Facts = Readonly<Record<string, unknown>>;

/** One recorded change at the desk. Personal values are replaced by `…`. */
export type AuditEntry = {
  readonly id: string;
  readonly at: EpochMs;
  readonly actorId: string;
  /** Name or e-mail of the actor now. */
  readonly actorName: string;
  /** The actor's role at the time. */
  readonly actorRole: Role;
  /** Name of the contract's call. */
  readonly call: string;
  /** The changed table such as `orderLines`, or the kind of a deed's subject. */
  readonly table: string;
  /** Key of the changed row; parts are joined by a slash. */
  readonly subject: string;
  /** Changed columns; `null` for a new row. */
  readonly before: Facts | null;
  /** Changed columns; `null` for a removed row. */
  readonly after: Facts | null;
};

/** A member of the team, for the filter. */
export type AuditActor = { readonly id: string; readonly name: string };

export type AuditDeed = 'added' | 'changed' | 'removed' | 'done';

/** The kind of an entry; `done` is a deed that changed no row. */
export function deedOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditDeed {
  if (before !== null) return after === null ? 'removed' : 'changed';
  return after === null ? 'done' : 'added';
}

/** A changed column with its values as text; '' where there was none. */
export type AuditChange = { readonly name: string; readonly before: string; readonly after: string };

/** The changed columns by name. A new or removed row lists only its filled columns. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  return names
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
