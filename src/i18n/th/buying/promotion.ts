import { NBSP } from '../../format.ts';

const courses = (count: number): string => `${count}${NBSP}คอร์ส`;

/** Words of a promotion, on its page and wherever one is named. */
export const promotion = {
  title: 'โปรโมชัน',
  heading: 'โปรโมชันตอนนี้',
  /** Before the discount of a card. */
  off: 'ลด',
  ended: (time: string) => `โปรโมชันนี้จบแล้วเมื่อ ${time} ราคาในตะกร้าเป็นราคาปกติ`,
  cachedAt: (time: string) => `ข้อมูลที่บันทึกไว้เมื่อ ${time} โปรโมชันและราคาอาจเปลี่ยนแล้ว`,
  notCached: 'โปรโมชันนี้ยังไม่ได้บันทึกไว้ในเครื่อง เปิดอีกครั้งเมื่อติดต่อร้านได้',
  missing: {
    title: 'ไม่พบโปรโมชันนี้',
    body: 'ลิงก์อาจเปลี่ยนไปแล้ว หรือโปรโมชันนี้จบไปแล้ว ที่มีอยู่ตอนนี้อยู่ในหน้าแรก',
    action: 'ดูโปรโมชันตอนนี้',
  },
  see: 'เลือกคอร์ส',
  seeCart: 'ดูตะกร้า',
  terms: {
    heading: 'เงื่อนไข',
    percentEach: (percent: number) => `ลด ${percent}% ทุกคอร์สในรายการนี้`,
    amountEach: (amount: string) => `ลด ${amount} ต่อคอร์ส ทุกคอร์สในรายการนี้`,
    percentOf: (percent: number, count: number) =>
      `เลือกครบ ${courses(count)}จากรายการนี้ ลด ${percent}% จากราคารวมของคอร์สเหล่านี้`,
    amountOf: (amount: string, count: number) => `เลือกครบ ${courses(count)}จากรายการนี้ ลด ${amount} หนึ่งครั้งต่อคำสั่งซื้อ`,
    otherCurrency: 'ส่วนลดนี้ยังไม่มีในสกุลเงินที่ร้านใช้อยู่',
    byItself: 'ลดให้เองในตะกร้า ไม่ต้องใส่รหัส',
    one: 'คำสั่งซื้อละ 1 โปรโมชัน เราเลือกอันที่ลดมากที่สุดให้',
    noCoupon: 'ใช้พร้อมคูปองไม่ได้ ใส่คูปองเมื่อไร จะใช้คูปองแทน',
    until: (time: string) => `ถึง ${time}`,
  },
  saving: {
    heading: 'ประหยัดได้เท่าไร',
    all: (count: number) => `ซื้อ${count > 1 ? 'ครบ ' : ' '}${courses(count)}`,
    discount: 'ส่วนลดโปรโมชัน',
    total: 'จ่าย',
    better: (title: string, amount: string) => `ซื้อครบนี้ “${title}” ลดได้มากกว่า คือ ${amount} ตะกร้าจะใช้อันนั้นให้`,
    unreached: (count: number) => `ตอนนี้ซื้อได้ไม่ครบ ${courses(count)} จึงยังไม่ได้ส่วนลด`,
  },
  courses: (count: number) => `${courses(count)}ในโปรโมชัน`,
  none: 'คอร์สในโปรโมชันนี้ปิดรับแล้ว',
  addAll: (count: number) => `ใส่ตะกร้า ${courses(count)}`,
  added: (count: number) => `ใส่ตะกร้าแล้ว ${courses(count)}`,
  owned: (titles: string) => `มีหรือสั่งซื้อแล้ว จึงไม่ใส่ซ้ำ: ${titles}`,
  inCart: (titles: string) => `อยู่ในตะกร้าแล้ว: ${titles}`,
  closed: (titles: string) => `ยังใส่ตะกร้าไม่ได้: ${titles}`,
  staff: 'บัญชีผู้สอนและผู้ดูแลสั่งซื้อไม่ได้ ใช้บัญชีผู้เรียนแทน',
};
