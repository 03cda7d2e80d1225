import { describe, expect, test } from 'vitest';
import {
  noPage,
  normalisePage,
  pageBodyMaximum,
  pagePathMaximum,
  pageSummary,
  pageTitleMaximum,
  refusePage,
} from '../../../src/domain/site/customPage.ts';
import { paragraphsIn, plainTextOf } from '../../../src/domain/site/richText.ts';

const about = { ...noPage, path: 'about-us', titleTh: 'เกี่ยวกับเรา', bodyTh: 'สวัสดี' };

describe('a page', () => {
  test('needs an address, a Thai title and a Thai text', () => {
    expect(refusePage(noPage)).toEqual({
      path: 'page.path.required',
      titleTh: 'page.title.required',
      bodyTh: 'page.body.required',
    });
    expect(refusePage(about)).toEqual({});
  });

  test.each(['about us', 'à-propos', 'a--b', '-a', 'a-', 'a/b', '../admin', 'a.html', 'เกี่ยวกับเรา', 'a?b'])(
    'has an address of small letters, digits and single hyphens: not %s',
    (path) => expect(refusePage({ ...about, path })).toEqual({ path: 'page.path.format' }),
  );

  test('takes an address as people write it', () => {
    expect(normalisePage({ ...about, path: ' /page/About-Us ' }).path).toBe('about-us');
  });

  test('keeps its limits', () => {
    const longest = {
      ...about,
      path: 'a'.repeat(pagePathMaximum),
      titleTh: 'ก'.repeat(pageTitleMaximum),
      titleEn: 'a'.repeat(pageTitleMaximum),
      bodyTh: 'ก'.repeat(pageBodyMaximum),
      bodyEn: 'a'.repeat(pageBodyMaximum),
    };
    expect(refusePage(longest)).toEqual({});
    const longer = Object.fromEntries(Object.entries(longest).map(([name, text]) => [name, `${text}a`]));
    expect(refusePage({ ...longest, ...longer, isPublished: true })).toEqual({
      path: 'page.path.max',
      titleTh: 'page.title.max',
      titleEn: 'page.title.max',
      bodyTh: 'page.body.max',
      bodyEn: 'page.body.max',
    });
  });

  test('is summed up by the beginning of its words', () => {
    expect(pageSummary('<h2>คืนเงิน</h2>\n\n<p>ภายใน <strong>7</strong>&nbsp;วัน &amp; ครบ</p>')).toBe(
      'คืนเงิน ภายใน 7 วัน & ครบ',
    );
    const long = pageSummary(`<p>${'word '.repeat(100)}</p>`);
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeLessThanOrEqual(160);
  });
});

describe('typed text', () => {
  test('becomes paragraphs at empty lines', () => {
    expect(paragraphsIn('หนึ่ง\r\nสอง\n\n  \nสาม')).toBe('<p>หนึ่ง<br>\nสอง</p>\n\n<p>สาม</p>');
  });

  test('is unchanged if it has block elements, and when it is parsed again', () => {
    const once = paragraphsIn('<h2>หัวข้อ</h2>\n\nคำ <b>หนา</b>\n\n<ul>\n<li>หนึ่ง</li>\n\n<li>สอง</li>\n</ul>');
    expect(once).toBe('<h2>หัวข้อ</h2>\n\n<p>คำ <b>หนา</b></p>\n\n<ul>\n<li>หนึ่ง</li>\n\n<li>สอง</li>\n</ul>');
    expect(paragraphsIn(once)).toBe(once);
  });

  test('has words without tags', () =>
    expect(plainTextOf('<p>a<br>b &lt;c&gt; &unknown;</p>')).toBe('a b <c> &unknown;'));
});
