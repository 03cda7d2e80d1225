import * as z from 'zod/mini';
import type { Duration, DurationUnit } from '../../domain/learning/duration.ts';
import type { PlanType, PricingPlan, PricingType } from '../../domain/pricing/pricingPlan.ts';
import { field, flat, joined, object, type Row, type Table, wireOnly } from '../field.ts';
import { flag, localText, money, spelled } from '../primitives.ts';

export const planTypeCodec = spelled<PlanType>({
  period: 'Period',
  actual: 'Actual',
  oneTime: 'One-Time Payment',
  free: 'Free',
});

export const pricingTypeCodec = z.codec(z.string(), z.custom<PricingType>(), {
  decode: (wire) => (wire === 'default' || wire === 'renew' ? wire : 'other'),
  encode: (type) => (type === 'other' ? 'others' : type),
});

const unit = spelled<DurationUnit>({ hour: 'Hour(s)', day: 'Day(s)', month: 'Month(s)', year: 'Year(s)' });

/** A duration in two fields; `null` if one of them is. */
export const durationIn = (amountField: string, unitField: string): Row<Duration | null> =>
  joined(
    { amount: field(amountField, z.nullable(z.number())), unit: field(unitField, z.nullable(unit)) },
    {
      decode: (parts) =>
        parts.amount === null || parts.unit === null ? null : { amount: parts.amount, unit: parts.unit },
      encode: (duration) => ({ amount: duration?.amount ?? null, unit: duration?.unit ?? null }),
    },
  );

/** Condition of a free plan: students who own all courses of a comma-separated list; `null`: none. */
const freeForOwnersOf: Row<PricingPlan['freeForOwnersOf']> = joined(
  {
    owners: field('free_for', z.nullable(z.literal('Student'))),
    courseIds: field('free_course_ids', z.nullable(z.string())),
  },
  {
    decode: ({ owners, courseIds }) => owners && (courseIds ?? '').split(',').filter((id) => id !== ''),
    encode: (ids) => ({ owners: ids && ('Student' as const), courseIds: ids?.join(',') ?? null }),
  },
);

export const planTable: Table<PricingPlan> = {
  id: field('id', z.string()),
  itemId: field('course_id', z.string()),
  type: field('plan_type', planTypeCodec),
  pricingType: field('pricing_type', pricingTypeCodec),
  name: field('name', localText),
  term: durationIn('term', 'term_unit'),
  extension: durationIn('term_2', 'term_unit_2'),
  prices: flat({ THB: field('price', z.nullable(money)), USD: field('price_usd', z.nullable(money)) }),
  isShown: field('status_show', flag),
  isDefault: field('is_default', flag),
  needsApproval: field('need_approval', flag),
  membersOnly: field('is_for_member', flag),
  freeForOwnersOf,
};

export const pricingPlanCodec = object<PricingPlan>(
  planTable,
  wireOnly('reference_code', z.literal('COURSE'), () => 'COURSE' as const),
  wireOnly('reference_id', z.string(), ({ itemId }) => itemId),
);
