import type { LocalText } from '../../../src/domain/localText.ts';

/** The default how-to-buy steps. */
export const howToBuySteps: readonly LocalText[] = [
  {
    th: 'เลือกคอร์สและแผนราคา แล้วกดใส่ตะกร้า',
    en: 'Choose a course and a pricing plan, then add it to the cart',
  },
  {
    th: 'กรอกชื่อและอีเมล จะสมัครสมาชิกหรือซื้อโดยไม่สมัครก็ได้',
    en: 'Enter your name and email; you can open an account or buy as a guest',
  },
  {
    th: 'เลือกช่องทางชำระเงิน ตรวจยอดรวม แล้วกดสั่งซื้อ',
    en: 'Choose a payment channel, check the total and place the order',
  },
  {
    th: 'โอนเงินแล้วแนบสลิป เราส่งอีเมลยืนยันเมื่อตรวจเรียบร้อย แล้วเข้าเรียนได้ทันที',
    en: 'Transfer and attach the slip. We confirm by email once it is checked, and you can start at once',
  },
];
