import { monthNames } from '../../../domain/monthNames.ts';

/** Fields of a date, a time, or both. */
export const dateEntry = {
  open: { date: 'เลือกวันจากปฏิทิน', time: 'เลือกเวลา', dateTime: 'เลือกวันและเวลา' },
  example: (text: string) => `เช่น ${text}`,
  faults: {
    unreadable: (example: string) => `ตรวจรูปแบบอีกครั้ง ${example}`,
    notOffered: 'เวลานี้เลือกไม่ได้ กดไอคอนเพื่อดูเวลาที่เลือกได้',
    tooEarly: (earliest: string) => `เลือกได้ตั้งแต่ ${earliest}`,
    tooLate: (latest: string) => `เลือกได้ถึง ${latest}`,
  },
  previous: { days: 'เดือนก่อน', months: 'ปีก่อน', years: 'สิบปีก่อน' },
  next: { days: 'เดือนถัดไป', months: 'ปีถัดไป', years: 'สิบปีถัดไป' },
  chooseMonth: (month: string) => `${month} เลือกเดือนอื่น`,
  chooseYear: (year: number) => `${year} เลือกปีอื่น`,
  today: 'วันนี้',
  now: 'ตอนนี้',
  use: { time: 'ใช้เวลานี้', dateTime: 'ใช้วันและเวลานี้' },
  hour: 'ชั่วโมง',
  minute: 'นาที',
  second: 'วินาที',
  period: 'ก่อนหรือหลังเที่ยง',
  periods: { am: 'ก่อนเที่ยง (AM)', pm: 'หลังเที่ยง (PM)' },
  dayLabel: (weekday: string, day: string) => `วัน${weekday}ที่ ${day}`,
  /** Sunday first. */
  weekdays: [
    ['อา.', 'อาทิตย์'],
    ['จ.', 'จันทร์'],
    ['อ.', 'อังคาร'],
    ['พ.', 'พุธ'],
    ['พฤ.', 'พฤหัสบดี'],
    ['ศ.', 'ศุกร์'],
    ['ส.', 'เสาร์'],
  ] as [short: string, long: string][],
  months: monthNames.th,
};
