import { expect, test } from 'vitest';
import { insertMarkup } from '../../../src/features/administration/form/insertMarkup.ts';

const selectedIn = ({ text, start, end }: ReturnType<typeof insertMarkup>) => text.slice(start, end);

test('a heading is a block of its own, with its text selected', () => {
  const field = insertMarkup({ text: 'หนึ่งสอง', start: 5, end: 5 }, { kind: 'heading', words: 'หัวข้อ' });
  expect(field.text).toBe('หนึ่ง\n\n<h2>หัวข้อ</h2>\n\nสอง');
  expect(selectedIn(field)).toBe('หัวข้อ');
});

test('a selection stays inside the markup', () => {
  const field = insertMarkup({ text: 'คืนได้ 7 วัน', start: 7, end: 12 }, { kind: 'bold', words: 'ตัวหนา' });
  expect(field.text).toBe('คืนได้ <strong>7 วัน</strong>');
});

test('each selected line is a row of the list', () => {
  const field = insertMarkup({ text: 'ก\n ข \nค', start: 0, end: 8 }, { kind: 'list', words: 'ข้อความ' });
  expect(field.text).toBe('<ul>\n<li>ก</li>\n<li>ข</li>\n<li>ค</li>\n</ul>\n\n');
});

test('a picture has its size and an alternative text', () => {
  const picture = { kind: 'picture', address: '/uploads/public/a.webp', size: { width: 800, height: 600 } } as const;
  const field = insertMarkup({ text: '', start: 0, end: 0 }, { ...picture, words: 'ร้าน "ใหม่"' });
  expect(field.text).toBe(
    '<p><img src="/uploads/public/a.webp" width="800" height="600" alt="ร้าน &quot;ใหม่&quot;"></p>\n\n',
  );
});
