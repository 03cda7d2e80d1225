import { NBSP } from '../../format.ts';

/** The list of the buyer's own courses. */
export const learning = {
  title: 'คอร์สของฉัน',
  lectures: (done: number, all: number) => `เรียนไปแล้ว ${done} จาก ${all}${NBSP}บท`,
  progress: (percent: number) => `เรียนไปแล้ว ${percent}%`,
  start: 'เริ่มเรียน',
  carryOn: 'เรียนต่อ',
  again: 'ทบทวน',
  open: (action: string, title: string) => `${action} ${title}`,
  until: (date: string) => `เข้าเรียนถึง ${date}`,
  noEnd: 'เรียนได้ตลอด ไม่มีวันหมดอายุ',
  ended: 'หมดเวลาเข้าเรียนแล้ว',
  renew: 'ดูแผนราคา',
  inPerson: 'เรียนสดหรือในห้องเรียน',
  details: 'ดูวันและสถานที่',
  allDone: 'เรียนครบแล้ว',
  cachedAt: (time: string) => `แสดงข้อมูลเมื่อ ${time}`,
  empty: {
    title: 'ยังไม่มีคอร์สของคุณ',
    body: 'เมื่อชำระเงินและอนุมัติแล้ว คอร์สจะมาอยู่ตรงนี้ เปิดต่อได้แม้ไม่มีสัญญาณ',
    action: 'ดูคอร์สทั้งหมด',
    orders: 'ดูคำสั่งซื้อ',
  },
  staff: {
    title: 'บัญชีนี้ไม่มีคอร์สเรียน',
    body: 'บัญชีผู้ดูแลและผู้สอนไม่ได้ซื้อคอร์ส เข้าสู่ระบบด้วยบัญชีผู้เรียนเพื่อดูคอร์สของคุณ',
  },
  offline: 'รายการคอร์สยังไม่ได้บันทึกไว้ในเครื่อง เปิดเมื่อติดต่อร้านได้หนึ่งครั้ง แล้วครั้งต่อไปจะเปิดได้แม้ออฟไลน์',
  failed: 'โหลดคอร์สของคุณไม่สำเร็จ',
};
