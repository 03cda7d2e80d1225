import type { Language } from '../http/page.ts';

type PageWords = {
  readonly linkTitle: string;
  readonly qrTitle: string;
  readonly missing: string;
  readonly payment: string;
  readonly about: string;
  readonly pay: string;
  readonly payLate: string;
  readonly payLater: string;
  readonly fail: string;
  readonly expire: string;
  readonly leave: string;
  readonly returning: string;
  readonly back: string;
  readonly tooLate: string;
  readonly done: string;
  readonly all: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  th: {
    linkTitle: 'ลิงก์ชำระเงิน',
    qrTitle: 'แอปธนาคาร: จ่ายด้วยพร้อมเพย์',
    missing: 'ไม่พบรายการนี้',
    payment: 'รายการ',
    about: 'รายละเอียด',
    pay: 'จ่ายเงิน',
    payLate: 'จ่ายหลังหมดอายุ',
    payLater: 'จ่ายโดยไม่กลับไปที่ร้าน',
    fail: 'จ่ายไม่สำเร็จ',
    expire: 'ให้หมดอายุ',
    leave: 'ออกโดยไม่จ่าย',
    returning: 'กำลังกลับไปที่ร้าน',
    back: 'กลับไปที่ร้าน',
    tooLate: 'รายการนี้สิ้นสุดแล้ว จึงเปลี่ยนไม่ได้',
    done: 'บันทึกแล้ว',
    all: 'รายการทั้งหมด',
  },
  en: {
    linkTitle: 'Payment link',
    qrTitle: 'Bank app: pay by PromptPay',
    missing: 'There is no such payment',
    payment: 'Payment',
    about: 'About',
    pay: 'Pay',
    payLate: 'Pay after it expired',
    payLater: 'Pay without going back to the shop',
    fail: 'Fail',
    expire: 'Let it expire',
    leave: 'Leave without paying',
    returning: 'Returning to the shop',
    back: 'Back to the shop',
    tooLate: 'This payment is closed and cannot change',
    done: 'Done',
    all: 'All payments',
  },
};
