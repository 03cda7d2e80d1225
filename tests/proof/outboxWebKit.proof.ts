import { openProofShop } from './outbox/shop.ts';
import { smokeInWebKit } from './outbox/smokeInWebKit.ts';
import { missingForWebKit } from './outbox/webDriver.ts';
import type { Proof } from './proof.ts';

/** The same guarantee in WebKit, which has no Background Sync. Without a WebKit this fails and tells why. */
export const proof: Proof = {
  name: 'outbox in WebKit: a report kept without a network arrives',
  seedsUsual: 3,
  seedsAtMost: 3,
  isSampled: false,
  run: async (seedFrom, seedTo) => {
    const lacks = await missingForWebKit();
    if (lacks !== null) return { cases: 0, failures: [`not run, for there is no WebKit here: ${lacks}`] };
    const shop = await openProofShop(seedTo - seedFrom + 1);
    const failures: string[] = [];
    let cases = 0;
    let version = '';
    try {
      for (let seed = seedFrom; seed <= seedTo; seed += 1) {
        const run = await smokeInWebKit(shop, seed);
        cases += 1;
        version = run.version;
        failures.push(...run.wrong.map((what) => `seed ${seed}: ${what}`));
      }
    } finally {
      await shop.stop();
    }
    return { cases, failures, notes: [`WebKitGTK ${version}`] };
  },
};
