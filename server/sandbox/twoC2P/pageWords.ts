import type { Language } from '../http/page.ts';
import type { Product } from './transaction.ts';

/** Buttons of the hosted pages. `payLater` pays without going back to the shop, `payLate` after the expiry. */
export type Choice = 'pay' | 'payLess' | 'decline' | 'cancel' | 'leave' | 'payLater' | 'expire' | 'payLate';

type PageWords = {
  readonly titles: Readonly<Record<Product, string>>;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly postings: Readonly<Record<'once' | 'twice' | 'late' | 'none', string>>;
  readonly posting: string;
  readonly plan: string;
  readonly monthly: (months: number, baht: string) => string;
  readonly missing: string;
  readonly refused: string;
  readonly payment: string;
  readonly about: string;
  readonly state: string;
  readonly qr: string;
  readonly returning: string;
  readonly back: string;
  readonly tooLate: string;
  readonly all: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  th: {
    titles: { card: 'ยืนยันการจ่ายด้วยบัตร', installment: 'ผ่อนชำระด้วยบัตร', qr: 'แอปธนาคาร: จ่ายด้วยคิวอาร์' },
    choices: {
      pay: 'จ่ายเงิน',
      payLess: 'จ่ายขาดไปหนึ่งบาท',
      decline: 'ไม่อนุมัติ',
      cancel: 'ยกเลิก',
      leave: 'ออกโดยไม่จ่าย',
      payLater: 'จ่ายโดยไม่กลับไปที่ร้าน',
      expire: 'ให้หมดอายุ',
      payLate: 'จ่ายหลังหมดอายุ',
    },
    postings: { once: 'แจ้งหนึ่งครั้ง', twice: 'แจ้งสองครั้ง', late: 'แจ้งช้าหนึ่งนาที', none: 'ไม่แจ้ง' },
    posting: 'การแจ้งผลไปยังร้าน',
    plan: 'จำนวนงวด',
    monthly: (months, baht) => `${months} เดือน เดือนละ ${baht}`,
    missing: 'ไม่พบรายการนี้',
    refused: 'ไม่รับรายการนี้',
    payment: 'รายการ',
    about: 'รายละเอียด',
    state: 'สถานะ',
    qr: 'คิวอาร์ของรายการนี้',
    returning: 'กำลังกลับไปที่ร้าน',
    back: 'กลับไปที่ร้าน',
    tooLate: 'รายการนี้สิ้นสุดแล้ว จึงเปลี่ยนไม่ได้',
    all: 'รายการทั้งหมด',
  },
  en: {
    titles: { card: 'Confirm the card payment', installment: 'Pay in installments', qr: 'Bank app: pay by QR' },
    choices: {
      pay: 'Pay',
      payLess: 'Pay one baht too little',
      decline: 'Decline',
      cancel: 'Cancel',
      leave: 'Leave without paying',
      payLater: 'Pay without going back to the shop',
      expire: 'Let it expire',
      payLate: 'Pay after it expired',
    },
    postings: { once: 'Once', twice: 'Twice', late: 'A minute late', none: 'None' },
    posting: 'Result to the shop',
    plan: 'Plan',
    monthly: (months, baht) => `${months} months, ${baht} a month`,
    missing: 'There is no such payment',
    refused: 'This payment is refused',
    payment: 'Payment',
    about: 'About',
    state: 'Status',
    qr: 'QR of this payment',
    returning: 'Returning to the shop',
    back: 'Back to the shop',
    tooLate: 'This payment is closed and cannot change',
    all: 'All payments',
  },
};
