import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { durationUnits, items, lectures, planTypes, pricingTypes } from './catalogue.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

const userReference = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const courseReference = () =>
  text('course_id')
    .notNull()
    .references(() => items.id);
const lectureReference = () =>
  text('lecture_id')
    .notNull()
    .references(() => lectures.id, { onDelete: 'cascade' });

/**
 * Access granted by approved orders, with the plan's terms as bought, or by hand with a reason. A cancel or a refund
 * ends it, and so does the desk, again with a reason.
 */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: text('id').primaryKey(),
    userId: userReference(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    /** `null`: given by hand. */
    orderId: text('order_id').references(() => orders.id),
    planType: text('plan_type', { enum: planTypes }).notNull(),
    pricingType: text('pricing_type', { enum: pricingTypes }).notNull(),
    termAmount: integer('term_amount'),
    termUnit: text('term_unit', { enum: durationUnits }),
    extensionAmount: integer('extension_amount'),
    extensionUnit: text('extension_unit', { enum: durationUnits }),
    startsAt: instant('starts_at').notNull(),
    /** The end by the calendar; `null` without one. */
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    /** Why the desk gave it by hand. */
    givenReason: text('given_reason'),
    /** Why the desk took it; `null` if its order ended it. */
    takenReason: text('taken_reason'),
  },
  (grant) => [
    check('access_grants_origin_check', sql`(${grant.orderId} is null) = (${grant.givenReason} is not null)`),
    unique('access_grants_order_item_unique').on(grant.orderId, grant.itemId),
    check('access_grants_plan_type_check', isOneOf(grant.planType, planTypes)),
    index('access_grants_user_item_index').on(grant.userId, grant.itemId),
    index('access_grants_item_id_index').on(grant.itemId),
  ],
);

/** The log of watched stretches by device. `entryKey` is the outbox entry's key. */
export const progressIntervals = pgTable(
  'progress_intervals',
  {
    userId: userReference(),
    entryKey: text('entry_key').notNull(),
    ordinal: integer('ordinal').notNull(),
    courseId: courseReference(),
    lectureId: lectureReference(),
    deviceId: text('device_id').notNull(),
    fromSeconds: doublePrecision('from_seconds').notNull(),
    toSeconds: doublePrecision('to_seconds').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (interval) => [
    primaryKey({ name: 'progress_intervals_pk', columns: [interval.userId, interval.entryKey, interval.ordinal] }),
    check(
      'progress_intervals_check',
      sql`${interval.fromSeconds} >= 0 and ${interval.toSeconds} >= ${interval.fromSeconds}`,
    ),
    index('progress_intervals_lecture_index').on(interval.userId, interval.lectureId),
    index('progress_intervals_course_time_index').on(interval.userId, interval.courseId, interval.recordedAt),
    // The learners of some days.
    index('progress_intervals_recorded_at_index').on(interval.recordedAt, interval.userId),
    index('progress_intervals_lecture_id_index').on(interval.lectureId),
    index('progress_intervals_course_id_index').on(interval.courseId),
  ],
);

/** A person's positions in a lecture. The last one may go back, the furthest never does. */
export const progressPositions = pgTable(
  'progress_positions',
  {
    userId: userReference(),
    lectureId: lectureReference(),
    courseId: courseReference(),
    lastSeconds: doublePrecision('last_seconds').notNull(),
    lastRecordedAt: instant('last_recorded_at').notNull(),
    furthestSeconds: doublePrecision('furthest_seconds').notNull(),
  },
  (position) => [
    primaryKey({ name: 'progress_positions_pk', columns: [position.userId, position.lectureId] }),
    check('progress_positions_check', sql`${position.lastSeconds} >= 0 and ${position.furthestSeconds} >= 0`),
    index('progress_positions_course_index').on(position.userId, position.courseId, position.lastRecordedAt),
    index('progress_positions_lecture_id_index').on(position.lectureId),
    index('progress_positions_course_id_index').on(position.courseId),
  ],
);

export const lectureFinishes = pgTable(
  'lecture_finishes',
  {
    userId: userReference(),
    lectureId: lectureReference(),
    courseId: courseReference(),
    isFinished: boolean('is_finished').notNull().default(true),
    changedAt: instant('changed_at').notNull(),
  },
  (finish) => [
    primaryKey({ name: 'lecture_finishes_pk', columns: [finish.userId, finish.lectureId] }),
    index('lecture_finishes_course_index').on(finish.userId, finish.courseId),
    index('lecture_finishes_lecture_id_index').on(finish.lectureId),
    index('lecture_finishes_course_id_index').on(finish.courseId),
  ],
);
