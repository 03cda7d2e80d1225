import type { Language } from '../http/page.ts';

type PageWords = {
  readonly authorizeTitle: string;
  readonly payTitle: string;
  readonly missing: string;
  readonly shop: string;
  readonly shopName: string;
  readonly card: string;
  readonly charge: string;
  readonly expires: string;
  readonly state: string;
  readonly approve: string;
  readonly decline: string;
  readonly leave: string;
  readonly byPost: string;
  readonly pay: string;
  readonly fail: string;
  readonly expire: string;
  readonly payLate: string;
  readonly returning: string;
  readonly back: string;
  readonly tooLate: string;
  readonly qr: string;
  readonly all: string;
};

export const pageWords: Readonly<Record<Language, PageWords>> = {
  th: {
    authorizeTitle: 'ยืนยันการชำระเงินด้วยบัตร',
    payTitle: 'แอปธนาคาร: จ่ายด้วยพร้อมเพย์',
    missing: 'ไม่พบรายการนี้',
    shop: 'ร้านค้า',
    shopName: 'ร้านทดสอบ',
    card: 'บัตร',
    charge: 'รายการ',
    expires: 'หมดอายุ',
    state: 'สถานะ',
    approve: 'ยืนยันการชำระเงิน',
    decline: 'ปฏิเสธ',
    leave: 'ออกโดยไม่ตัดสินใจ',
    byPost: 'กลับไปที่ร้านด้วย POST',
    pay: 'จ่ายเงิน',
    fail: 'จ่ายไม่สำเร็จ',
    expire: 'ให้หมดอายุ',
    payLate: 'จ่ายหลังหมดอายุ',
    returning: 'กำลังกลับไปที่ร้าน',
    back: 'กลับไปที่ร้าน',
    tooLate: 'รายการนี้สิ้นสุดแล้ว จึงเปลี่ยนไม่ได้',
    qr: 'คิวอาร์โค้ดพร้อมเพย์',
    all: 'รายการทั้งหมด',
  },
  en: {
    authorizeTitle: 'Confirm the card payment',
    payTitle: 'Bank app: pay by PromptPay',
    missing: 'There is no such payment',
    shop: 'Shop',
    shopName: 'Test shop',
    card: 'Card',
    charge: 'Payment',
    expires: 'Expires',
    state: 'Status',
    approve: 'Approve the payment',
    decline: 'Decline',
    leave: 'Leave without a decision',
    byPost: 'Return to the shop by POST',
    pay: 'Pay',
    fail: 'Fail',
    expire: 'Let it expire',
    payLate: 'Pay after it expired',
    returning: 'Returning to the shop',
    back: 'Back to the shop',
    tooLate: 'This payment is closed and cannot change',
    qr: 'PromptPay QR code',
    all: 'All payments',
  },
};
