import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The changes made at the desk, one row for each changed row. A trigger of each table writes them within the change's
 * transaction, and another one refuses to change them. Personal values are left out, because nothing here can be erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** The request; the rows that it changed belong together. */
    press: text('press').notNull(),
    actorId: text('actor_id').notNull(),
    actorRole: text('actor_role').notNull(),
    /** The name of the contract's call. */
    call: text('call').notNull(),
    /** The changed table; a deed without a changed row names its kind of subject. */
    tableName: text('table_name').notNull(),
    /** The changed row's key; several columns are joined by a slash. */
    subject: text('subject').notNull(),
    /** Changed columns only; `null` for a new row. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    /** Changed columns only; `null` for a deleted row. */
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
  },
  (entry) => [
    index('audit_entries_at_index').on(entry.at),
    index('audit_entries_actor_index').on(entry.actorId, entry.id),
    // Also for the first part of a key.
    index('audit_entries_subject_index').on(entry.subject.op('text_pattern_ops'), entry.id),
  ],
);
