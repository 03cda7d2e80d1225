import type { LocalText } from '../../../src/domain/localText.ts';
import { type PaymentMethod, paymentMethods } from '../../../src/domain/order/paymentMethod.ts';
import type { Coupon, Promotion } from '../../../src/domain/pricing/offer.ts';
import { baht, dollars } from './plans.ts';
import { seller } from './seller.ts';

/** `daysLeft` is from the day of seeding; `null`: no end, negative: over. */
type DemoPromotion = Promotion & { readonly descriptions: readonly LocalText[]; readonly daysLeft: number | null };

/** One promotion of each kind (P1, P2), on courses that are learnt at any time, and one that is over. */
export const promotions: readonly DemoPromotion[] = [
  {
    id: '1',
    title: { th: 'เริ่มงานเอกสารให้ไว ลด 15%', en: '15% off the office starters' },
    descriptions: [
      { th: 'เหมาะกับคนที่เพิ่งเริ่มงานสำนักงาน', en: 'For those who are new to office work' },
      { th: 'เรียนออนไลน์ได้ทันทีหลังชำระเงิน', en: 'Learn online as soon as you have paid' },
    ],
    courseIds: ['1002', '1007'],
    scope: { kind: 'perCourse' },
    discount: { kind: 'percent', percent: 15 },
    daysLeft: 45,
  },
  {
    id: '2',
    title: { th: 'เรียนคู่กันสองคอร์ส ลด 300 บาท', en: '300 baht off any two of these courses' },
    descriptions: [],
    courseIds: ['1001', '1002', '1003', '1007', '1011', '1014', '1018'],
    scope: { kind: 'courseCount', minimumCourses: 2 },
    discount: { kind: 'amount', amounts: { THB: baht(300), USD: dollars(9) } },
    daysLeft: null,
  },
  {
    id: '3',
    title: { th: 'ต้อนรับเปิดร้าน ลด 20%', en: '20% off for the opening' },
    descriptions: [],
    courseIds: ['1003', '1018'],
    scope: { kind: 'perCourse' },
    discount: { kind: 'percent', percent: 20 },
    daysLeft: -3,
  },
];

type DemoCoupon = Omit<Coupon, 'id'> & { readonly quantity: number | null; readonly onePerUser: boolean };

export const coupons: readonly DemoCoupon[] = [
  {
    code: 'SAWASDEE',
    courseIds: ['1001', '1002', '1003', '1007', '1009', '1010', '1011', '1014', '1018', '1023', '1027'],
    paymentMethods: ['bankTransfer'],
    scope: { kind: 'perCourse' },
    discount: { kind: 'percent', percent: 10 },
    quantity: 200,
    onePerUser: true,
  },
  {
    code: 'LAN100',
    courseIds: ['1001', '1002', '1003'],
    paymentMethods: ['bankTransfer'],
    scope: { kind: 'perCourse' },
    discount: { kind: 'amount', amounts: { THB: baht(100), USD: dollars(3) } },
    quantity: 20,
    onePerUser: false,
  },
];

/** Accounts that a transfer goes to. They are invented. */
export const bankAccounts: readonly {
  readonly id: string;
  readonly number: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly promptPayId: string | null;
}[] = [
  { id: '1', number: '012-3-45678-9', bankCode: 'KBANK', bankName: 'ธนาคารกสิกรไทย', promptPayId: seller.taxId },
  { id: '2', number: '098-7-65432-1', bankCode: 'SCB', bankName: 'ธนาคารไทยพาณิชย์', promptPayId: null },
];

export const bankAccountName = 'บจก. ลานเรียน';

export const bankTransferTitle: LocalText = { th: 'โอนเงินผ่านธนาคาร', en: 'Bank transfer' };

/** The titles that the demo shop gives to its ways to pay, in its order. */
const titles = new Map<PaymentMethod, string>([
  ['bankTransfer', bankTransferTitle.th],
  ['cardTokenPromptPay', 'พร้อมเพย์'],
  ['cardToken', 'บัตรเครดิต / เดบิต'],
  ['billPayment', 'ชำระบิล'],
  ['bankQr', 'คิวอาร์ธนาคารไทยพาณิชย์'],
  ['paymentLink', 'ลิงก์ชำระเงิน'],
  ['paymentLinkPromptPay', 'พร้อมเพย์ (ลิงก์ชำระเงิน)'],
  ['wallet', 'PayPal'],
  ['cardGateway', 'บัตรเครดิต / เดบิต (2C2P)'],
  ['cardGatewayInstallment', 'ผ่อนชำระ'],
  ['cardGatewayQr', 'คิวอาร์ (2C2P)'],
]);

/** All ways to pay; those without a title of the demo shop come last. */
export const offeredMethods = [...new Set([...titles.keys(), ...paymentMethods])].map((method) => ({
  method,
  title: titles.get(method) ?? null,
}));
