import { expect, test } from 'vitest';
import { changePercent, type DaySales, figurePeriod, salesSteps } from '../../../src/domain/order/salesFigures.ts';

const sold = (day: string, sales: number, refunds = 0): DaySales => ({ day, sales, orders: 1, refunds });

test('a period has thirty days, twelve weeks from Monday, or twelve months, and as many before', () => {
  // A Sunday.
  const today = '2026-03-01';
  expect(figurePeriod('day', today)).toEqual({ from: '2026-01-31', beforeFrom: '2026-01-01' });
  expect(figurePeriod('week', today)).toEqual({ from: '2025-12-08', beforeFrom: '2025-09-15' });
  expect(figurePeriod('month', today)).toEqual({ from: '2025-04-01', beforeFrom: '2024-04-01' });
});

test('each step has its days, and stands beside the step as far back', () => {
  const days = [
    sold('2026-03-01', 500, 100),
    sold('2026-02-23', 300),
    sold('2026-02-22', 70),
    sold('2025-12-01', 40),
    sold('2025-12-07', 2),
    sold('2025-09-14', 9_999),
  ];
  const { steps, now, before } = salesSteps('week', '2026-03-01', days);
  expect(steps).toHaveLength(12);
  expect(steps.at(-1)).toEqual({ day: '2026-02-23', sales: 800, orders: 2, refunds: 100, before: 42 });
  expect(steps.at(-2)).toMatchObject({ day: '2026-02-16', sales: 70, before: 0 });
  expect(now).toEqual({ sales: 870, orders: 3, refunds: 100 });
  expect(before).toEqual({ sales: 42, orders: 2, refunds: 0 });
});

test('a change has no percent where nothing was before', () => {
  expect([changePercent(150, 100), changePercent(50, 100), changePercent(5, 0)]).toEqual([50, -50, null]);
});
