import type { shopFigures as thai } from '../../th/buying/shopFigures.ts';

export const shopFigures: typeof thai = {
  title: 'Shop overview',
  failed: 'The figures of the shop could not be loaded',
  needsNetwork: 'The figures of the shop need the internet',
  step: 'Show by',
  steps: { day: 'Day', week: 'Week', month: 'Month' },
  periods: { day: 'Last 30 days', week: 'Last 12 weeks', month: 'Last 12 months' },
  work: {
    title: 'To do today',
    slips: 'Slips to check',
    lateMoney: 'Money to decide about or not answered yet',
    unpaid: 'Orders not paid yet',
    openRefunds: 'Refunds under way',
    nothing: 'Nothing waits for you',
  },
  sums: {
    title: 'Totals',
    sales: 'Sales',
    orders: 'Approved orders',
    refunds: 'Refunds',
    learners: 'Active learners',
    before: (amount) => `${amount} in the period before`,
    change: (percent) => `${percent}%`,
  },
  plot: {
    title: 'Sales',
    table: 'Table of sales',
    asTable: 'Show as a table',
    columns: { step: 'From', sales: 'Sales', before: 'Period before', orders: 'Orders', refunds: 'Refunds' },
    counted: 'Counted on the day an order is approved, Thai time',
  },
  best: 'Best sellers',
  worst: 'Slowest sellers',
  nothingSold: 'Nothing was sold in this period',
  columns: { item: 'Item', quantity: 'Sold', income: 'Income' },
};
