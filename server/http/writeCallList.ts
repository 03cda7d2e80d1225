import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../../src/contract/calls.ts';
import { withConfigList } from '../configList.ts';
import { withImportColumns } from '../import/importColumnList.ts';
import { withCallList } from './callList.ts';

/** `npm run docs`: writes the lists of calls, settings and import columns into the README, from the tables that the server runs by. */
const readme = join(import.meta.dirname, '..', '..', 'README.md');
writeFileSync(readme, withImportColumns(withConfigList(withCallList(readFileSync(readme, 'utf8'), calls))));
