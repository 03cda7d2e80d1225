import { addDays, addMonths, type Day, weekdayOf } from '../calendar.ts';
import type { LocalText } from '../localText.ts';
import type { Currency } from '../pricing/currency.ts';
import type { Visits } from '../site/visits.ts';

/** Lengths of the steps in which the desk looks at its sales. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

/** Number of steps that are shown, and again as many before them to compare with. */
const shownSteps: Readonly<Record<FigureStep, number>> = { day: 30, week: 12, month: 12 };

/** Sales of a day in Bangkok: orders approved on it, and money of orders refunded on it (minor units). */
export type DaySales = { readonly day: Day; readonly sales: number; readonly orders: number; readonly refunds: number };

/** Sums of a step that begins on `day`; `before`: sales of the step as far back in the period before. */
export type SalesStep = DaySales & { readonly before: number };

export type SalesSums = { readonly sales: number; readonly orders: number; readonly refunds: number };

/** A sold item. `income`: its lines in minor units after discounts. */
export type SoldItem = {
  readonly id: string;
  readonly title: LocalText;
  readonly quantity: number;
  readonly income: number;
};

/** Work that waits at the desk. */
export type DeskWork = {
  readonly slips: number;
  readonly lateMoney: number;
  readonly unpaid: number;
  readonly openRefunds: number;
  readonly refusedRefunds: number;
  /** Questions under courses without an answer; none while the shop hides questions. */
  readonly questions: number;
  readonly failedMail: number;
};

/** The figures of the desk's first screen, in the shop's currency. Learners: people who watched a lecture. */
export type ShopFigures = {
  readonly currency: Currency;
  readonly steps: readonly SalesStep[];
  readonly now: SalesSums;
  readonly before: SalesSums;
  readonly learners: { readonly now: number; readonly before: number };
  /** Of visitors who agreed to be counted. */
  readonly visits: { readonly now: Visits; readonly before: Visits };
  readonly best: readonly SoldItem[];
  readonly worst: readonly SoldItem[];
  readonly work: DeskWork;
};

/** First day of the step that has this day. Weeks begin on Monday. */
const stepOf = (step: FigureStep, day: Day): Day => {
  if (step === 'day') return day;
  return step === 'month' ? `${day.slice(0, 7)}-01` : addDays(day, -((weekdayOf(day) + 6) % 7));
};

const back = (step: FigureStep, day: Day, steps: number): Day =>
  step === 'month' ? addMonths(day, -steps) : addDays(day, -steps * (step === 'week' ? 7 : 1));

/** First days of the shown period and of the period before, for the day of today. */
export function figurePeriod(step: FigureStep, today: Day): { readonly from: Day; readonly beforeFrom: Day } {
  const count = shownSteps[step];
  const last = stepOf(step, today);
  return { from: back(step, last, count - 1), beforeFrom: back(step, last, 2 * count - 1) };
}

/** Steps of the shown period, oldest first, and the sums of it and of the period before. Days without sales may lack. */
export function salesSteps(step: FigureStep, today: Day, days: readonly DaySales[]) {
  const count = shownSteps[step];
  const last = stepOf(step, today);
  const sumAt = (ago: number): SalesSums => {
    const first = back(step, last, ago);
    return sumOf(days.filter(({ day }) => stepOf(step, day) === first));
  };
  const sums = Array.from({ length: 2 * count }, (_, at) => sumAt(2 * count - 1 - at));
  const steps = sums.slice(count).map((sum, at): SalesStep => {
    return { day: back(step, last, count - 1 - at), ...sum, before: sums[at]?.sales ?? 0 };
  });
  return { steps, now: sumOf(sums.slice(count)), before: sumOf(sums.slice(0, count)) };
}

const sumOf = (parts: readonly SalesSums[]): SalesSums =>
  parts.reduce(
    (sum, { sales, orders, refunds }) => ({
      ...{ sales: sum.sales + sales, orders: sum.orders + orders, refunds: sum.refunds + refunds },
    }),
    { sales: 0, orders: 0, refunds: 0 },
  );

/** Change in whole percent; `null` where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
