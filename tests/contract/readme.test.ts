import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConfigList } from '../../server/configList.ts';
import { withCallList } from '../../server/http/callList.ts';
import { calls } from '../../src/contract/calls.ts';
import { projectRoot } from '../support/processes.ts';

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');

test('the README lists the calls and settings of now (npm run docs writes them)', () => {
  expect(withConfigList(withCallList(readme, calls))).toBe(readme);
});

test('a text without the marks is refused', () => {
  expect(() => withCallList('nothing', calls)).toThrow('calls:begin');
});
