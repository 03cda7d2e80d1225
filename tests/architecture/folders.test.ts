import { expect, test } from 'vitest';
import { crowdedFolders } from './crowdedFolders.ts';
import { readFiles } from './projectFiles.ts';

/** A folder of many alike files: the decision records. */
const exceptions = ['docs/decisions'];

test('no folder holds more files than a reader can look through', () => {
  const paths = readFiles(['src', 'sw', 'server', 'tests', 'docs'], /./).keys();
  expect(crowdedFolders([...paths]).filter(({ folder }) => !exceptions.includes(folder))).toEqual([]);
});

test('a folder of 41 files is found, one of 40 is not, and files below it do not count', () => {
  const pathsOf = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`);
  const paths = [...pathsOf('src/ui', 41), ...pathsOf('src/app', 40), ...pathsOf('src/app/frame', 20)];
  expect(crowdedFolders(paths)).toEqual([{ folder: 'src/ui', files: 41 }]);
});
