import { NBSP } from '../../format.ts';

/** A teacher's own desk: their courses, with questions and students. */
export const teaching = {
  title: 'คอร์สที่สอน',
  body: 'คอร์สของคุณ คำถามที่รอคำตอบ และผู้เรียนทุกคน',
  back: 'คอร์สที่สอนทั้งหมด',
  failed: 'โหลดคอร์สที่สอนไม่สำเร็จ',
  needsNetwork: 'ต้องต่อเน็ตเพื่อดูคอร์สที่สอน',
  empty: { title: 'ยังไม่มีคอร์สที่สอน', body: 'เมื่อร้านตั้งคุณเป็นผู้สอนของคอร์สใด คอร์สนั้นจะขึ้นที่นี่' },
  open: (course: string) => `เปิด ${course}`,
  draft: 'ยังไม่เผยแพร่',
  students: (count: string) => `ผู้เรียน ${count}${NBSP}คน`,
  unanswered: (count: string) => `รอคำตอบ ${count}${NBSP}คำถาม`,
  questionsTitle: 'คำถามของผู้เรียน',
  reviewsTitle: 'รีวิวของผู้เรียน',
  studentsTitle: 'ผู้เรียน',
  noStudents: { title: 'ยังไม่มีผู้เรียน', body: 'เมื่อมีคนซื้อคอร์สนี้ ชื่อจะขึ้นที่นี่' },
  studentsFailed: 'โหลดรายชื่อผู้เรียนไม่สำเร็จ',
  studentsNeedNetwork: 'ต้องต่อเน็ตเพื่อดูรายชื่อผู้เรียน',
  nameless: 'ไม่มีชื่อ',
  progress: (percent: string) => `เรียนแล้ว ${percent}`,
  lastSeen: (when: string) => `เรียนล่าสุด ${when}`,
  notStarted: 'ยังไม่เริ่มเรียน',
  pages: 'หน้าของรายชื่อผู้เรียน',
  page: (page: number, last: number) => `หน้า ${page} จาก ${last}`,
  previous: 'หน้าก่อน',
  next: 'หน้าถัดไป',
};
