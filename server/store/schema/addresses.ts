import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** A person's delivery addresses. */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    tel: text('tel').notNull(),
    /** House, building, lane and road. */
    line: text('line').notNull(),
    subdistrict: text('subdistrict').notNull(),
    district: text('district').notNull(),
    /** By its Thai name. */
    province: text('province').notNull(),
    postcode: text('postcode').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (address) => [
    index('addresses_user_id_index').on(address.userId),
    uniqueIndex('addresses_default_unique').on(address.userId).where(sql`${address.isDefault}`),
  ],
);
