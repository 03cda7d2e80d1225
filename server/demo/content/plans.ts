import type { DemoPlan } from '../demoTypes.ts';

type PlanChoices = Partial<Omit<DemoPlan, 'id' | 'type' | 'priceSatang' | 'priceUsdCents'>>;

const ordinary = {
  pricingType: 'default',
  term: null,
  extension: null,
  isDefault: false,
  needsApproval: false,
  membersOnly: false,
} as const;

/** Whole baht as satang. */
export function baht(amount: number): number {
  return amount * 100;
}

/** Whole US dollars as cents. */
export function dollars(amount: number): number {
  return amount * 100;
}

/** Access by the calendar, one year unless `choices.term` says otherwise. */
export function periodPlan(
  id: string,
  priceSatang: number,
  priceUsdCents: number | null,
  choices: PlanChoices = {},
): DemoPlan {
  const name = { th: 'รายปี', en: 'One year' };
  const term = { amount: 1, unit: 'year' } as const;
  return { ...ordinary, id, type: 'period', name, priceSatang, priceUsdCents, ...choices, term: choices.term ?? term };
}

/** Paid once, without an end. */
export function lifetimePlan(
  id: string,
  priceSatang: number | null,
  priceUsdCents: number | null,
  choices: PlanChoices = {},
): DemoPlan {
  const name = { th: 'ตลอดชีพ', en: 'Lifetime' };
  return { ...ordinary, id, type: 'oneTime', name, priceSatang, priceUsdCents, ...choices };
}

/** One place in a course held at a time; paid once and the only plan, therefore the default. */
export function seatPlan(
  id: string,
  priceSatang: number,
  priceUsdCents: number | null,
  choices: PlanChoices = {},
): DemoPlan {
  const name = { th: 'หนึ่งที่นั่ง', en: 'One seat' };
  return lifetimePlan(id, priceSatang, priceUsdCents, { name, isDefault: true, ...choices });
}

/** An allowance of watched hours inside a calendar window of days. */
export function watchedHoursPlan(
  id: string,
  priceSatang: number,
  priceUsdCents: number | null,
  choices: PlanChoices & { readonly hours: number; readonly withinDays: number; readonly name: DemoPlan['name'] },
): DemoPlan {
  const { hours, withinDays, ...rest } = choices;
  const term = { amount: hours, unit: 'hour' } as const;
  const extension = { amount: withinDays, unit: 'day' } as const;
  return { ...ordinary, id, type: 'actual', priceSatang, priceUsdCents, ...rest, term, extension };
}

/** No payment; approved at once unless `choices.needsApproval`. */
export function freePlan(id: string, choices: PlanChoices = {}): DemoPlan {
  const name = { th: 'เรียนฟรี', en: 'Free' };
  return { ...ordinary, id, type: 'free', name, priceSatang: 0, priceUsdCents: 0, ...choices };
}
