import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfigList } from './configList.ts';
import { withCallList } from './http/callList.ts';
import { withImportColumns } from './import/importColumnList.ts';
import { allCalls } from './routes/all.ts';

/** `npm run docs`: writes the tables of calls, settings and import columns into `docs`. */
const docs = join(import.meta.dirname, '..', 'docs');

update('calls.md', (text) => withCallList(text, allCalls));
update('configuration.md', withConfigList);
update('import.md', withImportColumns);

function update(name: string, change: (text: string) => string): void {
  const path = join(docs, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
