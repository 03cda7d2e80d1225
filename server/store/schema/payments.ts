import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type Charge, chargeFailures, chargeStates, type PaymentStep } from '../../../src/domain/order/charge.ts';
import type { OrderReport } from '../../../src/domain/order/order.ts';
import { refundStates, refundWays } from '../../../src/domain/order/orderPayment.ts';
import { type ProviderName, paymentMethods } from '../../../src/domain/order/paymentMethod.ts';
import { rejectCodes } from '../../../src/domain/order/rejectReason.ts';
import { currencies } from '../../../src/domain/pricing/currency.ts';
import { instant, isOneOf, minorUnits } from './columns.ts';
import { uploads } from './files.ts';
import { users } from './identity.ts';
import { orderReference } from './orders.ts';

const decisions = ['waiting', 'approved', 'rejected'] as const satisfies readonly OrderReport['decision'][];

/**
 * One payment attempt. Written before a provider is called, reused by retries of the same method and amount; only one
 * of a kind may be open or unknown.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    orderId: orderReference(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** The provider that was asked to charge, whichever one serves the method today; `null`: a transfer to the shop. */
    provider: text('provider').$type<ProviderName>(),
    amount: minorUnits('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The idempotency key for the provider. */
    key: text('key').notNull().unique('payment_attempts_key_unique'),
    state: text('state', { enum: chargeStates }).notNull(),
    providerReference: text('provider_reference'),
    /** The buyer's next step at the provider; `null` before its answer, and where there is none. */
    step: jsonb('step').$type<PaymentStep>(),
    card: jsonb('card').$type<NonNullable<Charge['card']>>(),
    failure: text('failure', { enum: chargeFailures }),
    /** When the step ends at the provider; `null`: never. */
    expiresAt: instant('expires_at'),
    /** How often the job asked the provider, and when it asks again. */
    asks: integer('asks').notNull().default(0),
    askAt: instant('ask_at'),
    /** The last ask, by whichever caller. */
    askedAt: instant('asked_at'),
    /** An administrator saw the money at the provider, whose own word is still missing. */
    isFoundByHand: boolean('is_found_by_hand').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (attempt) => [
    // Names of methods and providers have no check, here and in other tables, so that a new one needs no migration.
    check('payment_attempts_currency_check', isOneOf(attempt.currency, currencies)),
    check('payment_attempts_state_check', isOneOf(attempt.state, chargeStates)),
    check('payment_attempts_amount_check', sql`${attempt.amount} >= 0`),
    uniqueIndex('payment_attempts_one_settled_unique').on(attempt.orderId).where(sql`${attempt.state} = 'settled'`),
    uniqueIndex('payment_attempts_one_running_unique')
      .on(attempt.orderId, attempt.method, attempt.amount)
      .where(sql`${attempt.state} in ('open', 'unknown')`),
    uniqueIndex('payment_attempts_provider_reference_unique').on(attempt.provider, attempt.providerReference),
    index('payment_attempts_order_id_index').on(attempt.orderId),
    index('payment_attempts_asked_index')
      .on(attempt.askAt)
      .where(sql`${attempt.state} in ('open', 'unknown', 'declined')`),
  ],
);

/**
 * A refund of an attempt's money. Written before a provider is called, and reused by retries; a provider that refuses
 * leaves room for another one.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** The idempotency key for the provider. */
    id: text('id').primaryKey(),
    orderId: orderReference(),
    attemptId: text('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    amount: minorUnits('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    way: text('way', { enum: refundWays }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** The reason for the buyer. */
    reason: text('reason'),
    note: text('note'),
    providerReference: text('provider_reference'),
    refusal: text('refusal'),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    asks: integer('asks').notNull().default(0),
    /** When the job asks the provider again; `null`: never. */
    askAt: instant('ask_at'),
    /** When the request that is under way was sent; `null`: none is. */
    sentAt: instant('sent_at'),
  },
  (refund) => [
    check('payment_refunds_currency_check', isOneOf(refund.currency, currencies)),
    check('payment_refunds_way_check', isOneOf(refund.way, refundWays)),
    check('payment_refunds_state_check', isOneOf(refund.state, refundStates)),
    check('payment_refunds_amount_check', sql`${refund.amount} > 0`),
    check('payment_refunds_note_check', sql`${refund.way} <> 'hand' or ${refund.note} is not null`),
    uniqueIndex('payment_refunds_one_unique').on(refund.attemptId).where(sql`${refund.state} in ('open', 'done')`),
    index('payment_refunds_order_id_index').on(refund.orderId),
    index('payment_refunds_started_by_index').on(refund.startedBy),
    index('payment_refunds_asked_index').on(refund.askAt).where(sql`${refund.state} = 'open'`),
  ],
);

/** The notifications of providers that were taken, so that each counts once. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    provider: text('provider').notNull(),
    /** The provider's id of the event. */
    eventId: text('event_id').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (webhook) => [primaryKey({ name: 'payment_webhooks_pk', columns: [webhook.provider, webhook.eventId] })],
);

/** One bank-transfer report with a copy of the account. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    id: text('id').primaryKey(),
    orderId: orderReference(),
    /** The key that the form created when it opened. */
    opKey: text('op_key').notNull().unique('payment_reports_op_key_unique'),
    reportedAt: instant('reported_at').notNull(),
    transferredAt: instant('transferred_at').notNull(),
    amount: minorUnits('amount').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    tel: text('tel'),
    originBankCode: text('origin_bank_code').notNull(),
    accountId: text('account_id').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    accountBankCode: text('account_bank_code').notNull(),
    note: text('note').notNull().default(''),
    decision: text('decision', { enum: decisions }).notNull().default('waiting'),
    rejectCode: text('reject_code', { enum: rejectCodes }),
    rejectReason: text('reject_reason'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (report) => [
    check('payment_reports_decision_check', isOneOf(report.decision, decisions)),
    check('payment_reports_reject_code_check', isOneOf(report.rejectCode, rejectCodes)),
    check('payment_reports_amount_check', sql`${report.amount} >= 0`),
    check('payment_reports_decided_check', sql`(${report.decision} = 'waiting') = (${report.decidedAt} is null)`),
    index('payment_reports_order_id_index').on(report.orderId, report.reportedAt),
    index('payment_reports_waiting_index').on(report.reportedAt).where(sql`${report.decision} = 'waiting'`),
    index('payment_reports_decided_by_index').on(report.decidedBy),
  ],
);

/** A slip's reference belongs to one report at a time; a rejection frees it. */
export const reportSlips = pgTable(
  'report_slips',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => paymentReports.id),
    position: integer('position').notNull(),
    uploadName: text('upload_name')
      .notNull()
      .references(() => uploads.name),
    /** Sender and reference from the slip's QR; `null` if unreadable. */
    slipReference: text('slip_reference'),
    isFreed: boolean('is_freed').notNull().default(false),
  },
  (slip) => [
    primaryKey({ name: 'report_slips_pk', columns: [slip.reportId, slip.position] }),
    uniqueIndex('report_slips_slip_reference_unique').on(slip.slipReference).where(sql`not ${slip.isFreed}`),
    index('report_slips_upload_name_index').on(slip.uploadName),
  ],
);

const reviewStates = ['open', 'revived', 'refund'] as const;

/** Money for cancelled orders; an administrator revives the order or refunds. */
export const lateMoneyReviews = pgTable(
  'late_money_reviews',
  {
    id: text('id').primaryKey(),
    orderId: orderReference(),
    reportId: text('report_id')
      .unique('late_money_reviews_report_id_unique')
      .references(() => paymentReports.id),
    attemptId: text('attempt_id')
      .unique('late_money_reviews_attempt_id_unique')
      .references(() => paymentAttempts.id),
    amount: minorUnits('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    state: text('state', { enum: reviewStates }).notNull().default('open'),
    openedAt: instant('opened_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (review) => [
    check('late_money_reviews_state_check', isOneOf(review.state, reviewStates)),
    check('late_money_reviews_currency_check', isOneOf(review.currency, currencies)),
    check('late_money_reviews_amount_check', sql`${review.amount} >= 0`),
    index('late_money_reviews_order_id_index').on(review.orderId),
    index('late_money_reviews_decided_by_index').on(review.decidedBy),
  ],
);
