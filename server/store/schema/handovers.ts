import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HandedThings } from '../../../src/domain/people/handover.ts';
import { instant } from './columns.ts';
import { sessions } from './identity.ts';

/** What a browser hands to the app that was installed from it. Gone with its session: a sign-out takes it back. */
export const handovers = pgTable(
  'handovers',
  {
    /** The token itself is kept nowhere, so that a copy of this table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    /** Whoever is signed in goes along; `null` for a guest. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    things: jsonb('things').$type<HandedThings>().notNull(),
    /** Hash of the key of whoever took it first; only that one may take it again, for its answer may have been lost. */
    takenBy: text('taken_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (handover) => [
    index('handovers_session_id_index').on(handover.sessionId),
    index('handovers_expires_at_index').on(handover.expiresAt),
  ],
);
