import type { Language } from '../http/page.ts';

const th = {
  title: 'หน้าชำระเงิน',
  missing: 'ไม่พบรายการนี้',
  payment: 'รายการ',
  about: 'รายละเอียด',
  pay: 'จ่ายเงิน',
  payLater: 'จ่ายโดยไม่กลับไปที่ร้าน',
  expire: 'ให้หมดอายุ',
  payLate: 'จ่ายหลังหมดอายุ',
  leave: 'ออกโดยไม่จ่าย',
  tooLate: 'รายการนี้สิ้นสุดแล้ว จึงเปลี่ยนไม่ได้',
  done: 'บันทึกแล้ว',
  all: 'รายการทั้งหมด',
};

export const pageWords: Readonly<Record<Language, typeof th>> = {
  th,
  en: {
    title: 'Payment page',
    missing: 'There is no such payment',
    payment: 'Payment',
    about: 'About',
    pay: 'Pay',
    payLater: 'Pay without going back to the shop',
    expire: 'Let it expire',
    payLate: 'Pay after it expired',
    leave: 'Leave without paying',
    tooLate: 'This payment is closed and cannot change',
    done: 'Done',
    all: 'All payments',
  },
};
