import { expect, inject, test } from 'vitest';
import { loadProofs } from './loadProofs.ts';

process.env.DATABASE_URL_TEST = inject('postgres').url;

const sampled = (await loadProofs()).filter(({ isSampled }) => isSampled !== false);

/** The first seeds of every long proof; `npm run proof` goes through many more. */
test.each(sampled)('$name holds for the first seeds', { timeout: 300_000 }, async (proof) => {
  const { cases, failures } = await proof.run(1, 2);
  expect(failures).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});
