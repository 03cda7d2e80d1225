import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HandedThings } from '../../../src/domain/people/handover.ts';
import { instant } from './columns.ts';
import { sessions } from './identity.ts';

/** Hand-overs from a browser to its installed app. They end with the session. */
export const handovers = pgTable(
  'handovers',
  {
    /** Only the hash is stored, so that a copy of this table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    /** The signed-in session; `null` for a guest. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    things: jsonb('things').$type<HandedThings>().notNull(),
    /** Hash of the taker's key; only that one may take it again after a lost answer. */
    takenBy: text('taken_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (handover) => [
    index('handovers_session_id_index').on(handover.sessionId),
    index('handovers_expires_at_index').on(handover.expiresAt),
  ],
);
