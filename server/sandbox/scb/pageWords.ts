import type { Language } from '../http/page.ts';

type PageWords = {
  readonly title: string;
  readonly missing: string;
  readonly shop: string;
  readonly shopName: string;
  readonly reference: string;
  readonly state: string;
  readonly pay: string;
  readonly payLess: string;
  readonly confirmation: string;
  readonly once: string;
  readonly twice: string;
  readonly late: string;
  readonly none: string;
  readonly qr: string;
  readonly all: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  th: {
    title: 'แอปธนาคาร: จ่ายด้วยคิวอาร์',
    missing: 'ไม่พบรายการนี้',
    shop: 'ร้านค้า',
    shopName: 'ร้านทดสอบ',
    reference: 'รหัสอ้างอิง 1',
    state: 'สถานะ',
    pay: 'จ่ายเงิน',
    payLess: 'จ่ายขาดไป 1 บาท',
    confirmation: 'การแจ้งผลไปยังร้าน',
    once: 'แจ้งหนึ่งครั้ง',
    twice: 'แจ้งสองครั้ง',
    late: 'แจ้งช้าหนึ่งนาที',
    none: 'ไม่แจ้ง',
    qr: 'คิวอาร์โค้ดของธนาคาร',
    all: 'รายการทั้งหมด',
  },
  en: {
    title: 'Bank app: pay by QR',
    missing: 'There is no such payment',
    shop: 'Shop',
    shopName: 'Test shop',
    reference: 'Reference 1',
    state: 'Status',
    pay: 'Pay',
    payLess: 'Pay 1 baht too little',
    confirmation: 'Confirmation to the shop',
    once: 'Once',
    twice: 'Twice',
    late: 'A minute late',
    none: 'None',
    qr: 'QR code of the bank',
    all: 'All payments',
  },
};
