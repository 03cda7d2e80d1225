import type { Language } from '../http/page.ts';

type PageWords = {
  readonly title: string;
  readonly missing: string;
  readonly refused: string;
  readonly shop: string;
  readonly shopName: string;
  readonly reference: string;
  readonly state: string;
  readonly pay: string;
  readonly hold: string;
  readonly fail: string;
  readonly cancel: string;
  readonly leave: string;
  readonly posting: string;
  readonly once: string;
  readonly twice: string;
  readonly late: string;
  readonly none: string;
  readonly all: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  th: {
    title: 'หน้าชำระบิล',
    missing: 'ไม่พบรายการนี้',
    refused: 'ไม่รับรายการนี้',
    shop: 'ร้านค้า',
    shopName: 'ร้านทดสอบ',
    reference: 'เลขอ้างอิง',
    state: 'สถานะ',
    pay: 'จ่ายเงิน',
    hold: 'พักรายการไว้',
    fail: 'จ่ายไม่สำเร็จ',
    cancel: 'ยกเลิก',
    leave: 'ออกโดยไม่ตัดสินใจ',
    posting: 'การแจ้งผลไปยังร้าน',
    once: 'แจ้งหนึ่งครั้ง',
    twice: 'แจ้งสองครั้ง',
    late: 'แจ้งช้าหนึ่งนาที',
    none: 'ไม่แจ้ง',
    all: 'รายการทั้งหมด',
  },
  en: {
    title: 'Bill payment page',
    missing: 'There is no such payment',
    refused: 'This payment is refused',
    shop: 'Shop',
    shopName: 'Test shop',
    reference: 'Reference',
    state: 'Status',
    pay: 'Pay',
    hold: 'Put on hold',
    fail: 'Fail',
    cancel: 'Cancel',
    leave: 'Leave without a decision',
    posting: 'Result to the shop',
    once: 'Once',
    twice: 'Twice',
    late: 'A minute late',
    none: 'None',
    all: 'All payments',
  },
};
