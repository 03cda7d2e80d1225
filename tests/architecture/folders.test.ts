import { expect, test } from 'vitest';
import { crowdedFolders } from './crowdedFolders.ts';
import { readFiles } from './projectFiles.ts';

/** Folders of many alike files: the demo shop's pictures and texts, and the journeys. */
const exceptions = ['server/demo/media/covers', 'server/demo/content', 'tests/e2e', 'tests/proof/journeys'];

test('no folder holds more files than a reader can look through', () => {
  const paths = readFiles(['src', 'sw', 'server', 'tests'], /./).keys();
  expect(crowdedFolders([...paths]).filter(({ folder }) => !exceptions.includes(folder))).toEqual([]);
});

test('a folder of 43 files is found, one of 42 is not, and files below it do not count', () => {
  const pathsOf = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`);
  const paths = [...pathsOf('src/ui', 43), ...pathsOf('src/app', 42), ...pathsOf('src/app/frame', 20)];
  expect(crowdedFolders(paths)).toEqual([{ folder: 'src/ui', files: 43 }]);
});
