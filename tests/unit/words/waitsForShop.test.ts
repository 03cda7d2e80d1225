import { expect, test } from 'vitest';
import { dictionaryLines } from '../../support/run/dictionaryLines.ts';

/** Offline by the device's own report, and "signal" as the word for it. */
const knowsWhy = [
  ...['จะส่งเมื่อกลับมาออนไลน์', 'ออฟไลน์อยู่ แจ้งได้เลย', 'รอสัญญาณอยู่ พอต่อเน็ตได้', 'ถ้าสัญญาณหายตอนแจ้งชำระเงิน'],
  'Will be sent when online',
];

const inThai =
  /(เมื่อ|พอ|จนกว่าจะ|รอ)(มี)?สัญญาณ|ยังไม่มีสัญญาณ|มีสัญญาณเมื่อไร|(พอ|เมื่อ)ต่อเน็ต|ต่อเน็ต(เมื่อไร|แล้ว|สัก)|กลับมาออนไลน์(?!แล้ว)/;
const inEnglish =
  /\b(once|when|until|as soon as) (you are )?(there is a (network|signal|connection)|online|connected)\b|\bonce with a (signal|connection)|\bConnect (once|and|for)|No connection yet|Waiting for a network/i;

test.each([
  ['th', inThai],
  ['en', inEnglish],
] as const)(
  'work that continues by itself waits for the shop: behind a captive portal a signal exists and does not help (%s)',
  (language, signal) => {
    const lines = dictionaryLines(language);
    expect(lines.length).toBeGreaterThan(1_000);
    const promised = lines.filter((line) => signal.test(line) && !knowsWhy.some((words) => line.includes(words)));
    expect(promised).toEqual([]);
  },
);
