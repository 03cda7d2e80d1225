import { expect, test } from 'vitest';
import { type BenchResult, withResult } from '../../bench/result.ts';

const result = (name: string, ours: string, busy = 0): BenchResult => ({
  ...{ name, busy, commit: 'abc1234', machine: 'Node 24, 2 × Xeon', endedAt: new Date('2026-11-29T12:00:00Z') },
  rows: [{ what: 'An order', ours, against: '1 ms', ratio: 2 }],
});
const begun = '# Results of benches\n\nRatios of one run.\n';

test('a repeated bench replaces its own figures only', () => {
  const both = withResult(withResult(begun, result('orders', '2 ms')), result('pay', '3 ms'));
  const again = withResult(both, result('orders', '4 ms'));
  expect(again).toBe(both.replace('2 ms', '4 ms'));
  expect(again.startsWith(`${begun}\n## orders\n\n2026-11-29 12:00 UTC at abc1234, Node 24, 2 × Xeon.\n`)).toBe(true);
  expect(again).toContain('## pay\n');
});

test('figures of a busy machine say so', () => {
  expect(withResult(begun, result('orders', '2 ms', 0.4))).toContain('other programs used 40 % of the processors');
  expect(withResult(begun, result('orders', '2 ms', 0.05))).not.toContain('other programs');
});
