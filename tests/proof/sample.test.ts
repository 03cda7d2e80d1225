import { expect, inject, test } from 'vitest';
import { loadProofs } from './loadProofs.ts';

process.env.DATABASE_URL_TEST = inject('postgres').url;

const sampled = (await loadProofs()).filter(({ isSampled }) => isSampled !== false);

/** The first seeds of each short proof; `npm run proof` runs more, and the long ones. */
test.each(sampled)('$name holds for the first seeds', async (proof) => {
  const { cases, failures } = await proof.run(1, 2);
  expect(failures).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});
