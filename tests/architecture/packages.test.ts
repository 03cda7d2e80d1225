import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lockfile from '../../package-lock.json' with { type: 'json' };
import { findUnusedPackages } from './findUnusedPackages.ts';
import { readFiles } from './projectFiles.ts';

const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const files = readFiles(['src', 'sw', 'server', 'tests', '.githooks'], /\.(tsx?|css|mjs)$|^pre-commit$/);
for (const [path, text] of readFiles(['.'], /^\w[\w.]*\.config\.ts$/, { deep: false })) files.set(path, text);

test('every direct package is really used', () => {
  expect(findUnusedPackages(Object.keys(direct), files, Object.values(manifest.scripts))).toEqual([]);
});

test('every version is pinned exactly', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(Object.entries(lockfile.packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
});

test('a package that nothing imports is found', () => {
  const planted = new Map([
    ['src/a.ts', "import { it } from 'used/part';\nimport type { that } from '@scope/used';"],
    ['src/b.css', "@import 'font/400.css';"],
    ['tests/run.ts', "run('tool', ['--fast']);"],
    ['src/c.ts', "// import 'unused' says nothing, nor does\nexport const text = 'font';"],
  ]);
  const names = ['used', '@scope/used', '@types/used', 'font', 'unused', '@types/unused', '@scope/other', 'script'];
  expect(findUnusedPackages(names, planted, ['script --all'])).toEqual(['unused', '@types/unused', '@scope/other']);
});
