import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** User groups that limit courses. */
export const userGroups = pgTable(
  'user_groups',
  {
    id: text('id').primaryKey(),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en'),
    /** The group of a new account that chooses none. */
    isDefault: boolean('is_default').notNull().default(false),
    position: integer('position').notNull(),
  },
  (group) => [uniqueIndex('user_groups_default_index').on(group.isDefault).where(sql`${group.isDefault}`)],
);
