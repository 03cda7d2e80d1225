import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { paymentMethods as methodNames } from '../../../src/domain/order/paymentMethod.ts';

/** The shop's payment methods, without any provider's secrets. */
export const paymentMethods = pgTable('payment_methods', {
  method: text('method', { enum: methodNames }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** The shop's own words; without them the app's name of the method is shown. */
  titleTh: text('title_th'),
  titleEn: text('title_en'),
  position: integer('position').notNull(),
  /** Name of a picture in the public store: the shop's own QR. */
  qrImageName: text('qr_image_name'),
  config: jsonb('config').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
});

/** The shop's accounts. Reports keep a copy, so an account may change. */
export const bankAccounts = pgTable('bank_accounts', {
  id: text('id').primaryKey(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  /** Name of the picture in the public store. */
  promptPayImageName: text('prompt_pay_image_name'),
  /** Telephone number, tax or citizen id, or e-wallet, as typed. */
  promptPayId: text('prompt_pay_id'),
  isOn: boolean('is_on').notNull().default(true),
  position: integer('position').notNull(),
});
