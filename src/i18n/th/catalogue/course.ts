import { NBSP } from '../../format.ts';

/** Words of a course's page. */
export const course = {
  languages: { th: 'สอนภาษาไทย', en: 'สอนภาษาอังกฤษ' },
  recertification: 'ต่ออายุใบรับรอง',
  taughtBy: 'สอนโดย',
  watchTeaser: 'ดูตัวอย่าง',
  jump: {
    label: 'ข้ามไปส่วน',
    detail: 'รายละเอียด',
    plans: 'แผนราคา',
    content: 'เนื้อหาในคอร์ส',
    howToBuy: 'วิธีสั่งซื้อ',
    reviews: 'รีวิว',
    comments: 'ถามตอบ',
  },
  detail: 'รายละเอียดคอร์ส',
  content: 'เนื้อหาในคอร์ส',
  sections: (count: number) => `${count}${NBSP}หมวด`,
  lectures: (count: number) => `${count}${NBSP}บท`,
  howToBuy: 'วิธีสั่งซื้อ',
  comments: 'ถามตอบ',
  reviews: 'รีวิวจากผู้เรียน',
  learners: (count: string) => `ผู้เรียน ${count}${NBSP}คน`,
  plansTitle: 'เลือกแผนที่พอดีกับคุณ',
  offer: {
    label: 'ราคาและการสั่งซื้อ',
    from: 'ราคาเริ่มต้น',
    fee: 'ราคาคอร์ส',
    chosen: (plan: string) => `แผน${/^\d/.test(plan) ? NBSP : ''}${plan}`,
    buy: 'ซื้อคอร์สนี้',
    /** For a seat in a room or a live session. */
    register: 'ลงทะเบียนเรียน',
    free: 'รับคอร์สนี้ฟรี',
    added: 'ใส่ตะกร้าแล้ว',
    seeCart: 'ดูตะกร้า',
    study: 'เข้าเรียน',
    seeOrder: 'ดูคำสั่งซื้อ',
    renew: 'ต่อเวลาเรียน',
  },
};
