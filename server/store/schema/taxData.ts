import { check, pgTable, text } from 'drizzle-orm/pg-core';
import type { TaxPersonType } from '../../../src/domain/tax/taxData.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './identity.ts';

const personTypes = ['normal', 'juristic'] as const satisfies readonly TaxPersonType[];

/** A person's tax data (specification 3, tax data). */
export const taxData = pgTable(
  'tax_data',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    personType: text('person_type', { enum: personTypes }).notNull(),
    /** First name, or the company's name. */
    nameOne: text('name_one').notNull(),
    /** Last name, or the branch. */
    nameTwo: text('name_two').notNull(),
    payerId: text('payer_id').notNull(),
    address: text('address').notNull(),
    postcode: text('postcode').notNull(),
    /** `null`: the tax address. */
    deliveryAddress: text('delivery_address'),
    /** Name of a company's certificate in the private store. */
    certificateName: text('certificate_name'),
    updatedAt: instant('updated_at').notNull(),
  },
  (tax) => [check('tax_data_person_type_check', isOneOf(tax.personType, personTypes))],
);
