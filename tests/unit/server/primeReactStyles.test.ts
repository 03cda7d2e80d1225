import { expect, test } from 'vitest';
import { primeReactStyleHashes } from '../../../server/http/pages/primeReactStyles.ts';

/** Recorded in a browser with a sheet, a toast and a table of PrimeReact 10.9.9 under a policy without hashes. */
const refusedByTheBrowser = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-JE1tcvlXH6qavyMOZvuChCPlHOJ0eVdh7xKpJhkbzww='",
  "'sha256-1fFFcb4ZF24nQzkqQbsVdu2s4Wnl//C7TpkEI8SRH5k='",
];

test('the hashes computed from the package equal those that a browser reports', () => {
  expect([...primeReactStyleHashes].toSorted()).toEqual(refusedByTheBrowser.toSorted());
});
