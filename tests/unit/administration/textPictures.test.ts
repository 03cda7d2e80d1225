import { expect, test } from 'vitest';
import { picturesIn, withPictures } from '../../../src/features/administration/pages/textPictures.ts';

const html = [
  '<p>ก่อน <img src="/a.webp" alt="ก"> หลัง</p>',
  '<p><img class="x" src="/b.webp" width="3" height="2" alt="ข"></p>',
  '<p>จบ</p><img src="/a.webp">',
].join('\n\n');

test('the pictures of a text are named once, in its order', () => {
  expect(picturesIn(html)).toEqual(['/a.webp', '/b.webp']);
  expect(picturesIn('<p>ไม่มีรูป</p>')).toEqual([]);
});

test('a deleted picture leaves the text with its own paragraph, and no other word', () => {
  expect(withPictures(html, ['/a.webp'])).toBe(
    '<p>ก่อน <img src="/a.webp" alt="ก"> หลัง</p>\n\n<p>จบ</p><img src="/a.webp">',
  );
  expect(withPictures(html, ['/b.webp'])).toBe(
    '<p>ก่อน  หลัง</p>\n\n<p><img class="x" src="/b.webp" width="3" height="2" alt="ข"></p>\n\n<p>จบ</p>',
  );
});
