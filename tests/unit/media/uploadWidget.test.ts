import { describe, expect, test } from 'vitest';
import {
  calmWidget,
  isFull,
  mergeFiles,
  newFile,
  problemOf,
  reduceWidget,
  removeFile,
  type UploadData,
  type WidgetState,
} from '../../../src/features/administration/media/uploadWidget.ts';

const noUploadData: UploadData = { fileList: [], deleteFileList: [] };

const fileNamed = (name: string) =>
  newFile(new File(['x'], name, { lastModified: 86_400_000 }), { width: 600, height: 400 });
const names = ({ fileList }: UploadData) => fileList.map(({ name }) => name);
const stored = (...of: string[]): UploadData => ({
  fileList: of.map((name) => ({ kind: 'stored', name })),
  deleteFileList: [],
});
const several = { multiple: true, limitFile: null };

describe('chosen files', () => {
  test('carry the target size, and when they were last changed', () => {
    expect(fileNamed('a.jpg')).toMatchObject({
      ...{ kind: 'new', name: 'a.jpg', imageSize: { width: 600, height: 400 }, lastModified: 86_400_000 },
      lastModifiedDate: new Date('1970-01-02T00:00:00Z'),
    });
  });

  test('join the list without duplicates by name; what is there stays', () => {
    const merged = mergeFiles(stored('a.jpg'), [fileNamed('a.jpg'), fileNamed('b.jpg'), fileNamed('b.jpg')], several);
    expect(names(merged)).toEqual(['a.jpg', 'b.jpg']);
    expect(merged.fileList[0]?.kind).toBe('stored');
  });

  test('fill up to the limit, or one place, and never push out what is there', () => {
    const three = ['b', 'c', 'd'].map(fileNamed);
    expect(names(mergeFiles(stored('a'), three, { multiple: true, limitFile: 3 }))).toEqual(['a', 'b', 'c']);
    expect(names(mergeFiles(noUploadData, three, { multiple: false, limitFile: null }))).toEqual(['b']);
    expect(names(mergeFiles(stored('a', 'e'), three, { multiple: true, limitFile: 1 }))).toEqual(['a', 'e']);
  });
});

describe('a deleted file', () => {
  test('of the server is named in the list of deletions, a chosen one is only dropped', () => {
    const data = mergeFiles(stored('a.jpg'), [fileNamed('b.jpg')], several);
    expect(removeFile(data, 'a.jpg')).toMatchObject({ fileList: [{ name: 'b.jpg' }], deleteFileList: ['a.jpg'] });
    expect(removeFile(data, 'b.jpg')).toMatchObject({ fileList: [{ name: 'a.jpg' }], deleteFileList: [] });
  });
});

test.each([
  [stored('a'), { multiple: false, limitFile: null }, true],
  [noUploadData, { multiple: false, limitFile: null }, false],
  [stored('a'), { multiple: true, limitFile: null }, false],
  [stored('a', 'b'), { multiple: true, limitFile: 2 }, true],
  [stored('a'), { multiple: true, limitFile: 2 }, false],
])('no more can be chosen: %o with %o: %s', (data, limits, full) => {
  expect(isFull(data, limits)).toBe(full);
});

test.each([
  [{ size: 10, isAllowed: true }, 11, null],
  [{ size: 10, isAllowed: true }, 10, 'outOfStorage'],
  [{ size: 10, isAllowed: true }, null, null],
  [{ size: 1, isAllowed: false }, null, 'typeNotAllowed'],
])('a file %o with %s bytes free: %s', (file, free, problem) => {
  expect(problemOf(file, free)).toBe(problem);
});

describe('the viewer', () => {
  const at = (state: WidgetState, by: 1 | -1) => reduceWidget(state, { type: 'stepped', by, count: 3 });
  const opened = reduceWidget(calmWidget, { type: 'viewed', at: 0 });

  test('wraps around at both ends', () => {
    expect(at(opened, -1).viewed).toBe(2);
    expect(at(reduceWidget(calmWidget, { type: 'viewed', at: 2 }), 1).viewed).toBe(0);
  });

  test('stays closed when an arrow comes late', () => {
    expect(at(reduceWidget(opened, { type: 'closed' }), 1).viewed).toBeNull();
  });
});
