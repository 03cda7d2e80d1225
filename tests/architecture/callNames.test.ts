import { expect, test } from 'vitest';
import { readFiles } from './projectFiles.ts';

const exportedCall = /^export const (\w+) = defineCall/gm;
const exported = /^export (?:const|function|async function) (\w+)/gm;

const namesIn = (texts: Iterable<string>, pattern: RegExp): readonly string[] =>
  [...texts].flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));

/** The names of use cases that calls have as well. */
function sharedNames(calls: Iterable<string>, useCases: Iterable<string>): readonly string[] {
  const ofCalls = new Set(namesIn(calls, exportedCall));
  return namesIn(useCases, exported).filter((name) => ofCalls.has(name));
}

const textsOf = (folder: string) => readFiles([folder], /\.ts$/).values();

test('no use case shares its name with a call, so that a route needs no alias', () => {
  expect(sharedNames(textsOf('src/contract'), textsOf('server/useCases'))).toEqual([]);
});

test('a shared name is found', () => {
  const call = "export const tryCoupon = defineCall('tryCoupon', 'POST /try', 'administrator', {";
  const useCase = 'export async function tryCoupon(tx: Tx) {';
  expect(sharedNames([call], [useCase])).toEqual(['tryCoupon']);
  expect(sharedNames([call], ['export const tryOffer = 1;'])).toEqual([]);
});
