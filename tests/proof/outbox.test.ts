import { expect, inject, test } from 'vitest';
import { proveOutbox } from './outbox/proveOutbox.ts';

process.env.DATABASE_URL_TEST = inject('postgres').url;

/** A proof that cannot fail proves nothing: each of these breaks one promise of the product on purpose. */
test.each([
  ['serverForgetsKeys', 'the key is'],
  ['removedBeforeYes', 'a report that was on the device has gone from it'],
] as const)('the proof of the outbox notices when %s', { timeout: 300_000 }, async (sabotage, told) => {
  const { failures } = await proveOutbox(2, 3, sabotage);
  expect(failures.join('\n')).toContain(told);
});
