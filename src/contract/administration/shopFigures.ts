import * as z from 'zod/mini';
import {
  type DeskWork,
  figureSteps,
  type SalesStep,
  type SalesSums,
  type ShopFigures,
  type SoldItem,
} from '../../domain/order/salesFigures.ts';
import type { Visits } from '../../domain/site/visits.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { currencySchema } from '../order/quote.ts';
import { dataOf, list, localText, money } from '../primitives.ts';

const count = z.int().check(z.nonnegative());

const sumTable = {
  sales: field('sales', money),
  orders: field('orders', count),
  refunds: field('refunds', money),
};
const sums = object<SalesSums>(sumTable);
const step = object<SalesStep>({
  ...sumTable,
  day: field('day', z.iso.date()),
  before: field('sales_before', money),
});
const sold = object<SoldItem>({
  id: field('id', z.string()),
  title: field('title', localText),
  quantity: field('quantity', count),
  income: field('income', money),
});
const work = object<DeskWork>({
  slips: field('slips', count),
  lateMoney: field('late_money', count),
  unpaid: field('unpaid', count),
  openRefunds: field('open_refunds', count),
  refusedRefunds: field('refused_refunds', count),
  questions: field('questions', count),
  failedMail: field('failed_mail', count),
});

const visits = object<Visits>({ views: field('views', count), purchases: field('purchases', count) });

const figures = object<ShopFigures>({
  currency: field('currency_code', currencySchema),
  steps: field('steps', list(step)),
  now: field('now', sums),
  before: field('before', sums),
  visits: field('visits', z.object({ now: visits, before: visits })),
  learners: field('learners', z.object({ now: count, before: count })),
  best: field('best_sellers', list(sold)),
  worst: field('worst_sellers', list(sold)),
  work: field('work', work),
});

export const shopFigures = defineCall('shopFigures', 'GET /api/admin/figures', 'administrator', {
  summary:
    'Sales by day, week or month against the period before, best and worst sellers, active learners, counted visits, and work that waits.',
  query: z.object({ step: z.enum(figureSteps) }),
  response: dataOf(figures),
});
