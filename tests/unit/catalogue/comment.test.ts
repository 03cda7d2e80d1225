import { describe, expect, test } from 'vitest';
import {
  commentMaximum,
  mayChangeComment,
  mayReportComment,
  normaliseComment,
  refuseComment,
  refuseReportNote,
  reportNoteMaximum,
  shownName,
} from '../../../src/domain/catalogue/comment.ts';

describe('the text of a comment', () => {
  test('is taken up to its limit, counted in signs and not in bytes', () => {
    expect(refuseComment('ก'.repeat(commentMaximum))).toBeNull();
    expect(refuseComment('😀'.repeat(commentMaximum))).toBeNull();
    expect(refuseComment('ก'.repeat(commentMaximum + 1))).toBe('comment.text.max');
  });

  const seeThrough = [
    '\u3164',
    '\u2800 \u2800',
    '\u00ad',
    '\u115f\u1160',
    '\uffa0',
    '\u180e',
    '\u{1d159}',
    '\u{e0020}',
    '\ufe0f',
  ];
  test.each(['', '   \n\t ', '\u200b\u200d', '\u202e', '\u0301\u0301', ...seeThrough])(
    'says something: %j does not',
    (text) => {
      expect(refuseComment(text)).toBe('comment.text.required');
    },
  );

  test.each(['ได้ไหมคะ', '?', '👍', '1'])('may be short: %s', (text) => expect(refuseComment(text)).toBeNull());

  test('keeps its lines, one empty line at most, and nothing around them', () => {
    expect(normaliseComment('  ถามค่ะ  \r\n\r\n\r\n\n  เรียนซ้ำได้ไหม\u2028ขอบคุณ\t ')).toBe(
      'ถามค่ะ\n\n  เรียนซ้ำได้ไหม\nขอบคุณ',
    );
  });

  test('cannot reverse the direction of following text, nor hide control characters', () => {
    expect(normaliseComment('ราคา \u202e001\u202c บาท\u2066x\u2069\u0007\u001b[2J\ufeff')).toBe('ราคา 001 บาทx[2J');
  });

  test('keeps the marks of Thai, and two accents of a tower', () => {
    expect(normaliseComment('ที่นี่กู้ยืมได้ น้ำ')).toBe('ที่นี่กู้ยืมได้ น้ำ');
    expect(normaliseComment(`x${'\u0335'.repeat(300)}y`)).toBe(`x${'\u0335'.repeat(2)}y`);
  });

  test('keeps Arabic, and emoji that are joined', () => {
    expect(normaliseComment('مرحبا \u200f👩\u200d🏫')).toBe('مرحبا \u200f👩\u200d🏫');
  });

  test('is plain text: tags stay as typed', () => {
    expect(normaliseComment('<script>alert(1)</script> & "x"')).toBe('<script>alert(1)</script> & "x"');
  });

  test('is the same when it is read again', () => {
    const once = normaliseComment(' a\r\n\n\n\u0301b \u202e ');
    expect(normaliseComment(once)).toBe(once);
  });

  test('of a report may be empty, and is short', () => {
    expect(refuseReportNote('')).toBeNull();
    expect(refuseReportNote('ก'.repeat(reportNoteMaximum))).toBeNull();
    expect(refuseReportNote('ก'.repeat(reportNoteMaximum + 1))).toBe('comment.note.max');
  });
});

describe('who may do what', () => {
  const question = { isOwn: true, isAnswer: false, isReview: false, isHidden: false, hasAnswers: false };

  test('an own question may be changed until it is answered', () => {
    expect(mayChangeComment(question)).toBe(true);
    expect(mayChangeComment({ ...question, hasAnswers: true })).toBe(false);
  });

  test('an own answer may always be changed, and an own review also when it is answered', () => {
    expect(mayChangeComment({ ...question, isAnswer: true })).toBe(true);
    expect(mayChangeComment({ ...question, isReview: true, hasAnswers: true })).toBe(true);
  });

  test('other persons’ and hidden comments cannot be changed', () => {
    expect(mayChangeComment({ ...question, isOwn: false })).toBe(false);
    expect(mayChangeComment({ ...question, isHidden: true })).toBe(false);
  });

  test('another person’s visible comment may be reported', () => {
    expect(mayReportComment({ ...question, isOwn: false })).toBe(true);
    expect(mayReportComment(question)).toBe(false);
    expect(mayReportComment({ ...question, isOwn: false, isHidden: true })).toBe(false);
  });
});

test.each([
  ['มะลิ', 'ใจดี', 'มะลิ จ.'],
  ['มะลิ', 'เขียวขจี', 'มะลิ ข.'],
  ['Malee', 'Jaidee', 'Malee J.'],
  [' มะลิ ', '', 'มะลิ'],
  ['มะลิ', '007', 'มะลิ'],
  ['', '', ''],
])('%s %s is called %s', (first, last, shown) => expect(shownName(first, last)).toBe(shown));
