import * as z from 'zod/mini';
import type { PlanType, PricingPlan, PricingType } from '../../domain/pricing/pricingPlan.ts';
import { decodeDuration, encodeTermUnit, flagCodec, localTextCodec, moneyCodec, wireTermUnit } from '../primitives.ts';

const planTypeOnWire = {
  period: 'Period',
  actual: 'Actual',
  oneTime: 'One-Time Payment',
  free: 'Free',
} as const satisfies Record<PlanType, string>;
const planTypeInside: Record<(typeof planTypeOnWire)[PlanType], PlanType> = {
  Period: 'period',
  Actual: 'actual',
  'One-Time Payment': 'oneTime',
  Free: 'free',
};
const pricingTypeInside = (wire: string): PricingType => (wire === 'default' || wire === 'renew' ? wire : 'other');

export const pricingPlanCodec = z.codec(
  z.object({
    id: z.string(),
    course_id: z.string(),
    reference_code: z.literal('COURSE'),
    reference_id: z.string(),
    plan_type: z.enum(['Period', 'Actual', 'One-Time Payment', 'Free']),
    term: z.nullable(z.number()),
    term_unit: z.nullable(wireTermUnit),
    term_2: z.nullable(z.number()),
    term_unit_2: z.nullable(wireTermUnit),
    price: z.nullable(moneyCodec),
    price_usd: z.nullable(moneyCodec),
    name: localTextCodec,
    status_show: flagCodec,
    is_default: flagCodec,
    pricing_type: z.string(),
    free_for: z.nullable(z.literal('Student')),
    free_course_ids: z.nullable(z.string()),
    need_approval: flagCodec,
    is_for_member: flagCodec,
  }),
  z.custom<PricingPlan>(),
  {
    decode: (w) => ({
      id: w.id,
      itemId: w.course_id,
      type: planTypeInside[w.plan_type],
      pricingType: pricingTypeInside(w.pricing_type),
      name: w.name,
      term: decodeDuration(w.term, w.term_unit),
      extension: decodeDuration(w.term_2, w.term_unit_2),
      prices: { THB: w.price, USD: w.price_usd },
      isShown: w.status_show,
      isDefault: w.is_default,
      needsApproval: w.need_approval,
      membersOnly: w.is_for_member,
      freeForOwnersOf: w.free_for === null ? null : (w.free_course_ids ?? '').split(',').filter((id) => id !== ''),
    }),
    encode: (p) => ({
      id: p.id,
      course_id: p.itemId,
      reference_code: 'COURSE' as const,
      reference_id: p.itemId,
      plan_type: planTypeOnWire[p.type],
      term: p.term?.amount ?? null,
      term_unit: encodeTermUnit(p.term),
      term_2: p.extension?.amount ?? null,
      term_unit_2: encodeTermUnit(p.extension),
      price: p.prices.THB,
      price_usd: p.prices.USD,
      name: p.name,
      status_show: p.isShown,
      is_default: p.isDefault,
      pricing_type: p.pricingType,
      free_for: p.freeForOwnersOf === null ? null : ('Student' as const),
      free_course_ids: p.freeForOwnersOf === null ? null : p.freeForOwnersOf.join(','),
      need_approval: p.needsApproval,
      is_for_member: p.membersOnly,
    }),
  },
);
