import type { Language, LocalText } from '../localText.ts';
import type { Currency } from '../pricing/currency.ts';

/** A text of the shop in both languages. */
type Words = Readonly<Record<Language, string>>;

const same = (name: string): Words => ({ th: name, en: name });

/** The companies that charge for the shop, with their names on the desk. 2C2P has two accounts. A new one is a line here. */
export const providerTitles = {
  omise: same('Omise'),
  twoC2P: same('2C2P'),
  twoC2PCard: { th: '2C2P (บัตร)', en: '2C2P (cards)' },
  scb: same('SCB'),
  payPal: same('PayPal'),
  gbPrimePay: same('GBPrimePay'),
  paySolutions: same('Pay Solutions'),
  xendit: same('Xendit'),
} as const satisfies Readonly<Record<string, Words>>;
export type ProviderName = keyof typeof providerTitles;

/** How methods are grouped for the buyer. */
export type MethodGroupName = 'transfer' | 'scan' | 'card' | 'other';

/** How the buyer pays on the page of the order. Each has a screen. */
export type MethodStep = 'transfer' | 'card' | 'qr' | 'page' | 'wallet';

/** The differences between payment methods, beside their adapters. */
type MethodDescription = {
  /** The id of the specification, chapter 4. */
  readonly id: number;
  /** The charging company; `null`: the buyer transfers to the shop and reports it. Such a method can be chosen offline. */
  readonly provider: ProviderName | null;
  readonly step: MethodStep;
  readonly group: MethodGroupName;
  readonly icon: 'bank' | 'wallet' | 'card' | 'qr' | 'split' | 'link' | 'bill';
  /** In USD only two can charge (decisions: money). */
  readonly currencies: readonly Currency[];
  /** The smallest total in minor units of a currency; 0 without a limit (specification 9). */
  readonly minimum: Readonly<Record<Currency, number>>;
  readonly name: Words;
  /** A short explanation for the buyer who chooses. */
  readonly detail: Words;
  /** The name on receipts and tax invoices, in Thai by law. */
  readonly nameOnPaper: string;
};

const inBaht = { currencies: ['THB'], minimum: { THB: 0, USD: 0 } } as const;
const inBoth = { currencies: ['THB', 'USD'], minimum: { THB: 0, USD: 0 } } as const;
const from20Baht = { currencies: ['THB'], minimum: { THB: 2_000, USD: 0 } } as const;

/** The ways to pay (specification 4, payment method ids). A new one is an entry here. */
const described = {
  bankTransfer: {
    ...{ id: 1, provider: null, step: 'transfer', group: 'transfer', icon: 'bank', ...inBaht },
    name: { th: 'โอนเข้าบัญชีธนาคาร', en: 'Bank transfer' },
    detail: { th: 'โอนแล้วแนบสลิป แนบได้แม้ออฟไลน์', en: 'Transfer, then attach your slip, even offline' },
    nameOnPaper: 'โอนเงินผ่านธนาคาร',
  },
  wallet: {
    ...{ id: 2, provider: 'payPal', step: 'wallet', group: 'other', icon: 'wallet', ...inBoth },
    name: same('PayPal'),
    detail: { th: 'ยืนยันในหน้าต่าง PayPal', en: 'Confirm in the PayPal window' },
    nameOnPaper: 'PayPal',
  },
  cardGateway: {
    ...{ id: 3, provider: 'twoC2PCard', step: 'card', group: 'card', icon: 'card', ...inBoth },
    name: { th: 'จ่ายด้วยบัตร (เกตเวย์)', en: 'Card, gateway' },
    detail: {
      th: 'ยืนยันในหน้าธนาคาร ร้านอ่านเลขบัตรไม่ได้',
      en: 'Confirm with your bank; the shop cannot see your card number',
    },
    nameOnPaper: 'บัตรเครดิตหรือเดบิต',
  },
  bankQr: {
    ...{ id: 4, provider: 'scb', step: 'qr', group: 'scan', icon: 'qr', ...inBaht },
    name: { th: 'คิวอาร์ธนาคาร', en: 'Bank QR' },
    detail: { th: 'สแกนด้วยแอปธนาคาร ยืนยันทันที', en: 'Scan with your bank app, confirmed instantly' },
    nameOnPaper: 'คิวอาร์โค้ดของธนาคาร',
  },
  cardToken: {
    ...{ id: 8, provider: 'omise', step: 'card', group: 'card', icon: 'card', ...from20Baht },
    name: { th: 'จ่ายด้วยบัตร', en: 'Card' },
    detail: {
      th: 'ขั้นต่ำ 20\u00a0บาท ข้อมูลบัตรไม่ผ่านเว็บเรา',
      en: 'From 20\u00a0baht; card details never pass through our site',
    },
    nameOnPaper: 'บัตรเครดิตหรือเดบิต',
  },
  cardTokenPromptPay: {
    ...{ id: 9, provider: 'omise', step: 'qr', group: 'scan', icon: 'qr', ...from20Baht },
    name: { th: 'พร้อมเพย์ (ผู้ให้บริการบัตร)', en: 'PromptPay, card provider' },
    detail: { th: 'ขั้นต่ำ 20\u00a0บาท ยืนยันอัตโนมัติ', en: 'From 20\u00a0baht, confirmed automatically' },
    nameOnPaper: 'พร้อมเพย์',
  },
  cardGatewayInstallment: {
    ...{ id: 10, provider: 'twoC2P', step: 'page', group: 'card', icon: 'split', ...inBaht },
    name: { th: 'ผ่อนชำระ', en: 'Installments' },
    detail: { th: 'เลือกจำนวนเดือนในหน้าถัดไป', en: 'Choose the number of months on the next page' },
    nameOnPaper: 'ผ่อนชำระด้วยบัตรเครดิต',
  },
  paymentLink: {
    ...{ id: 11, provider: 'gbPrimePay', step: 'page', group: 'other', icon: 'link', ...inBaht },
    name: { th: 'ลิงก์ชำระเงิน', en: 'Payment link' },
    detail: { th: 'เปิดลิงก์ จากนั้นกลับมาที่นี่', en: 'Opens a payment link, then brings you back' },
    nameOnPaper: 'ลิงก์ชำระเงิน',
  },
  paymentLinkPromptPay: {
    ...{ id: 12, provider: 'gbPrimePay', step: 'qr', group: 'scan', icon: 'qr', ...inBaht },
    name: { th: 'พร้อมเพย์ (ลิงก์ชำระเงิน)', en: 'PromptPay, payment link' },
    detail: { th: 'ยืนยันอัตโนมัติ', en: 'Confirmed automatically' },
    nameOnPaper: 'พร้อมเพย์',
  },
  billPayment: {
    ...{ id: 13, provider: 'paySolutions', step: 'page', group: 'other', icon: 'bill', ...inBaht },
    name: { th: 'บิลเพย์เมนต์', en: 'Bill payment' },
    detail: { th: 'เปิดหน้าผู้ให้บริการรับชำระบิล', en: 'Opens the bill payment provider’s page' },
    nameOnPaper: 'ชำระบิล',
  },
  cardGatewayQr: {
    ...{ id: 15, provider: 'twoC2P', step: 'qr', group: 'scan', icon: 'qr', ...inBaht },
    name: { th: 'คิวอาร์ (เกตเวย์บัตร)', en: 'QR, card gateway' },
    detail: { th: 'สแกนพร้อมเพย์ ยืนยันอัตโนมัติ', en: 'Scan PromptPay, confirmed automatically' },
    nameOnPaper: 'คิวอาร์โค้ด',
  },
} as const satisfies Readonly<Record<string, MethodDescription>>;
export type PaymentMethod = keyof typeof described;

/** Every payment method. */
export const paymentMethods = Object.keys(described) as [PaymentMethod, ...PaymentMethod[]];

/** The description of each payment method. */
export const methodDescriptions: Readonly<Record<PaymentMethod, MethodDescription>> = described;

/** A text of each method, such as its name in a language. */
export const textOfEachMethod = (read: (description: MethodDescription) => string): Record<PaymentMethod, string> =>
  // `Object.fromEntries` forgets the keys.
  Object.fromEntries(paymentMethods.map((method) => [method, read(described[method])])) as Record<
    PaymentMethod,
    string
  >;

/** The buyer pays elsewhere and reports it to the shop, whose account the money goes to. */
export const isReported = (method: PaymentMethod): boolean => methodDescriptions[method].provider === null;

/** The method of an order without anything to pay, in a shop that offers none (specification 5 asks for one). */
export const methodOfFreeOrder: PaymentMethod = paymentMethods[0];

/** Whether the method can charge this currency. */
export const chargesIn = (method: PaymentMethod, currency: Currency): boolean =>
  methodDescriptions[method].currencies.includes(currency);

/** Whether the total (minor units) is below what the method can charge. */
export const isBelowMinimum = (method: PaymentMethod, total: number, currency: Currency): boolean =>
  total < methodDescriptions[method].minimum[currency];

/** A destination account of the shop. */
export type BankAccount = {
  readonly id: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly promptPayImageUrl: string | null;
  /** Telephone number, tax or citizen id, or e-wallet of the account, as typed; a QR is drawn from it. */
  readonly promptPayId: string | null;
};

/** A payment method that the shop offers now. */
export type OfferedPaymentMethod = {
  readonly method: PaymentMethod;
  /** The shop's own words; `null`: the app's name. */
  readonly title: LocalText | null;
  readonly accounts: readonly BankAccount[];
  /** The shop's own picture with a QR, for a method that is reported. */
  readonly qrImageUrl: string | null;
};

/** A bank that a buyer may have paid from. */
export type OriginBank = { readonly code: string; readonly nameTh: string; readonly nameEn: string };

/** Whether the method is usable: a reported one is off without accounts, or if one lacks its number or bank. */
export const isUsable = (offered: OfferedPaymentMethod): boolean =>
  !isReported(offered.method) ||
  (offered.accounts.length > 0 &&
    offered.accounts.every((account) => account.accountNumber !== '' && account.bankName !== ''));
