import { NBSP } from '../../format.ts';

/** Reviews of a course. */
export const review = {
  outOf: (stars: string) => `${stars} จาก${NBSP}5${NBSP}ดาว`,
  count: (count: string) => `${count}${NBSP}รีวิว`,
  share: (stars: number, count: string) => `${stars}${NBSP}ดาว มี ${count}${NBSP}รีวิว`,
  order: 'เรียงรีวิว',
  orders: { newest: 'ล่าสุด', highest: 'ดาวมากก่อน', lowest: 'ดาวน้อยก่อน' },
  title: 'เรียนแล้วเป็นอย่างไรบ้าง',
  lead: 'เล่าให้คนที่กำลังตัดสินใจฟังหน่อย',
  stars: 'ให้กี่ดาว',
  meanings: ['ไม่ชอบเลย', 'ยังไม่ค่อยดี', 'พอใช้ได้', 'ดี', 'ดีมาก'],
  text: 'รีวิวของคุณ',
  hint: 'ทุกคนอ่านได้ และเห็นชื่อกับอักษรแรกของนามสกุลคุณ',
  send: 'ส่งรีวิว',
  sent: 'ขอบคุณสำหรับรีวิว',
  own: 'รีวิวของคุณ',
  change: 'แก้รีวิว',
  save: 'บันทึกรีวิว',
  saved: 'บันทึกรีวิวแล้ว',
  hidden: 'ร้านซ่อนรีวิวนี้ของคุณไว้ คนอื่นไม่เห็น และแก้ไขไม่ได้',
  /** In place of the words for questions. */
  list: {
    empty: 'ยังไม่มีรีวิว',
    more: 'ดูรีวิวเพิ่ม',
    failed: 'โหลดรีวิวไม่สำเร็จ',
    notHere: 'ยังไม่มีรีวิวในเครื่อง พอติดต่อร้านได้จะแสดงให้เอง',
    cachedAt: (time: string) => `รีวิวที่บันทึกไว้เมื่อ ${time}`,
    answerOf: (name: string) => `ตอบรีวิวของ${name}`,
  },
};
