import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConfigList } from '../../server/configList.ts';
import { withCallList } from '../../server/http/callList.ts';
import { allCalls } from '../../server/routes/all.ts';
import { projectRoot } from '../support/run/processes.ts';

const docs = join(projectRoot, 'docs');
const read = (name: string): string => readFileSync(join(docs, name), 'utf8');

test('docs/calls.md lists the present calls (npm run docs writes it)', () => {
  const text = read('calls.md');
  expect(withCallList(text, allCalls)).toBe(text);
});

test('docs/configuration.md lists the present settings (npm run docs writes it)', () => {
  const text = read('configuration.md');
  expect(withConfigList(text)).toBe(text);
});

test('docs/README.md links every decision record', () => {
  const linked = [...read('README.md').matchAll(/\]\(decisions\/([^)]+)\)/g)].map(([, name]) => name);
  expect(linked).toEqual(readdirSync(join(docs, 'decisions')).toSorted());
});

test('a text without the marks is refused', () => {
  expect(() => withCallList('nothing', allCalls)).toThrow('calls:begin');
});
