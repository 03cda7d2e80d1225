import type { Language } from '../http/page.ts';

type PageWords = {
  readonly title: string;
  readonly missing: string;
  readonly over: string;
  readonly shop: string;
  readonly shopName: string;
  readonly about: string;
  readonly reference: string;
  readonly state: string;
  readonly good: string;
  readonly declined: string;
  readonly held: string;
  readonly cancel: string;
  readonly release: string;
  readonly deny: string;
  readonly all: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  th: {
    title: 'หน้าชำระเงินของ PayPal',
    missing: 'ไม่พบรายการนี้',
    over: 'รายการนี้สิ้นสุดแล้ว',
    shop: 'ร้านค้า',
    shopName: 'ร้านทดสอบ',
    about: 'รายละเอียด',
    reference: 'เลขอ้างอิง',
    state: 'สถานะ',
    good: 'จ่ายเงิน',
    declined: 'จ่ายด้วยบัตรที่ถูกปฏิเสธ',
    held: 'จ่ายจากบัญชีที่ต้องรอตรวจสอบ',
    cancel: 'ยกเลิกและกลับไปที่ร้าน',
    release: 'ปล่อยเงินที่รอตรวจสอบ',
    deny: 'ปฏิเสธเงินที่รอตรวจสอบ',
    all: 'รายการทั้งหมด',
  },
  en: {
    title: 'PayPal payment page',
    missing: 'There is no such payment',
    over: 'This payment is over',
    shop: 'Shop',
    shopName: 'Test shop',
    about: 'About',
    reference: 'Reference',
    state: 'Status',
    good: 'Pay',
    declined: 'Pay with a card that is declined',
    held: 'Pay from an account that is held back',
    cancel: 'Cancel and return to the shop',
    release: 'Release the money that is held back',
    deny: 'Deny the money that is held back',
    all: 'All payments',
  },
};
