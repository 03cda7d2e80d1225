import { bulletList, letter, lines } from '../../buying/letter.ts';
import type { MailWords, OrderMail, OrderMailFacts, RequestMail } from '../../buying/orderMail.ts';
import { vat } from './vat.ts';

const greeting = ({ buyerName }: OrderMailFacts): string => (buyerName === '' ? 'สวัสดี' : `สวัสดีคุณ${buyerName}`);

const bought = ({ items, discount, shipping, withholding, total, vat: parts, taxInvoice }: OrderMailFacts): string =>
  lines(
    bulletList(items),
    discount && `ส่วนลด ${discount}`,
    shipping && `การจัดส่ง: ${shipping.name} ${shipping.fee ?? 'ส่งฟรี'}`,
    shipping?.to ? `ส่งถึง ${shipping.to}` : null,
    withholding && `หัก ณ ที่จ่าย ${withholding.percent}% ${withholding.amount}`,
    `ยอดรวม ${total}`,
    parts && vat.parts(parts.net, parts.tax, parts.gross),
    taxInvoice && `ขอใบกำกับภาษีในนาม ${taxInvoice}`,
  );

const accountsOf = ({ accounts }: OrderMailFacts): string | null =>
  accounts.length === 0 ? null : `บัญชีรับโอน\n${bulletList(accounts)}`;

const orderPage = ({ orderLink }: OrderMailFacts): string => `ดูคำสั่งซื้อได้ที่ลิงก์นี้ ไม่ต้องเข้าสู่ระบบ\n${orderLink}`;

const signature = ({ shopName }: OrderMailFacts): string =>
  `${shopName}\nลิงก์ในอีเมลนี้เปิดคำสั่งซื้อของคุณได้โดยตรง กรุณาอย่าส่งต่อให้ผู้อื่น`;

/** `goOn`: the buyer's next options. */
const cancelled = (facts: OrderMailFacts, goOn: string): MailWords => ({
  subject: `คำสั่งซื้อ ${facts.number} ถูกยกเลิกแล้ว`,
  text: letter(
    greeting(facts),
    `คำสั่งซื้อเลขที่ ${facts.number} ถูกยกเลิกแล้ว`,
    facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
    bought(facts),
    goOn,
    signature(facts),
  ),
});

/** The reason of a cancellation by time. */
export const overdueReason = {
  transfer: 'ไม่ได้รับการแจ้งชำระเงินภายในเวลาที่กำหนด',
  request: 'คำขอไม่ได้รับอนุมัติ',
};

export const orderMail: OrderMail = {
  orderPlaced: (facts) => ({
    subject: `ได้รับคำสั่งซื้อ ${facts.number} แล้ว`,
    text: letter(
      greeting(facts),
      `ขอบคุณที่เลือกเรียนกับเรา เราได้รับคำสั่งซื้อเลขที่ ${facts.number} แล้ว`,
      bought(facts),
      facts.accounts.length > 0
        ? `โอนเงินแล้วแจ้งชำระเงินพร้อมแนบสลิปที่ลิงก์นี้ ไม่ต้องเข้าสู่ระบบ\n${facts.orderLink}`
        : orderPage(facts),
      accountsOf(facts),
      facts.payUntil === null ? null : `กรุณาแจ้งชำระเงินภายใน ${facts.payUntil} หลังจากนั้นระบบจะยกเลิกคำสั่งซื้อและเปิดที่นั่งให้คนอื่น`,
      facts.accounts.length > 0 ? 'ถ้าสัญญาณหายตอนแจ้งชำระเงิน ไม่ต้องกังวล ระบบเก็บไว้ในเครื่องและส่งให้เองเมื่อกลับมาออนไลน์' : null,
      signature(facts),
    ),
  }),

  reportReceived: (facts) => ({
    subject: `ได้รับการแจ้งชำระเงินของคำสั่งซื้อ ${facts.number} แล้ว รอตรวจสลิป`,
    text: letter(
      greeting(facts),
      `เราได้รับการแจ้งชำระเงินของคำสั่งซื้อเลขที่ ${facts.number} แล้ว ผู้ดูแลกำลังตรวจสลิป เมื่อเรียบร้อยจะมีอีเมลแจ้งอีกฉบับ ไม่ต้องโอนหรือแจ้งซ้ำ`,
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  lateReportReceived: (facts) => ({
    subject: `ได้รับการแจ้งชำระเงินของคำสั่งซื้อ ${facts.number} ที่ยกเลิกไปแล้ว`,
    text: letter(
      greeting(facts),
      `เราได้รับการแจ้งชำระเงินของคำสั่งซื้อเลขที่ ${facts.number} หลังจากคำสั่งซื้อถูกยกเลิกไปแล้ว เงินของคุณไม่หาย ผู้ดูแลจะตรวจดู ถ้ายังมีที่นั่งจะเปิดคำสั่งซื้อให้ใหม่ ถ้าไม่มีแล้วจะโอนเงินคืน`,
      'ระหว่างนี้กรุณาอย่าโอนซ้ำ เราจะแจ้งผลทางอีเมล',
      orderPage(facts),
      signature(facts),
    ),
  }),

  lateMoneyRefused: (facts) => ({
    subject: `ผลการตรวจเงินโอนของคำสั่งซื้อ ${facts.number} ที่ยกเลิกไปแล้ว`,
    text: letter(
      greeting(facts),
      `ผู้ดูแลตรวจการโอนของคำสั่งซื้อเลขที่ ${facts.number} แล้ว เปิดคำสั่งซื้อนี้ให้ใหม่ไม่ได้`,
      facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
      'ถ้าเงินเข้าบัญชีของเราแล้ว เราจะโอนคืนให้ ตอบอีเมลนี้เพื่อแจ้งบัญชีรับเงินคืนได้เลย',
      orderPage(facts),
      signature(facts),
    ),
  }),

  spareMoneyRefused: (facts) => ({
    subject: `ผลการตรวจเงินโอนอีกยอดของคำสั่งซื้อ ${facts.number}`,
    text: letter(
      greeting(facts),
      `คำสั่งซื้อเลขที่ ${facts.number} ชำระเรียบร้อยแล้ว การโอนอีกยอดที่แจ้งมาไม่ได้ใช้กับคำสั่งซื้อนี้`,
      facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
      'ถ้าเงินยอดนั้นเข้าบัญชีของเราแล้ว เราจะโอนคืนให้ ตอบอีเมลนี้เพื่อแจ้งบัญชีรับเงินคืนได้เลย',
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderApproved: (facts) => ({
    subject: `คำสั่งซื้อ ${facts.number} เรียบร้อยแล้ว`,
    text: letter(
      greeting(facts),
      `คำสั่งซื้อเลขที่ ${facts.number} ได้รับอนุมัติแล้ว`,
      bought(facts),
      facts.learnLink === null ? null : `เริ่มเรียนได้เลยที่\n${facts.learnLink}`,
      facts.learnLink === null
        ? null
        : `ถ้าเปิดในเครื่องอื่น เข้าสู่ระบบด้วยอีเมลนี้ ยังไม่มีรหัสผ่านหรือเข้าแล้วไม่เจอคอร์ส ขอลิงก์ทางอีเมลได้ที่\n${facts.passwordLink}`,
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRejected: (facts) => ({
    subject: `การแจ้งชำระเงินของคำสั่งซื้อ ${facts.number} ยังไม่ผ่าน`,
    text: letter(
      greeting(facts),
      `ผู้ดูแลตรวจการแจ้งชำระเงินของคำสั่งซื้อเลขที่ ${facts.number} แล้ว ยังอนุมัติไม่ได้`,
      facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
      facts.payUntil === null
        ? `ถ้าโอนแล้วแต่ข้อมูลไม่ตรง แจ้งใหม่พร้อมสลิปที่ถูกต้องได้ที่\n${facts.orderLink}`
        : `ถ้าโอนแล้วแต่ข้อมูลไม่ตรง แจ้งใหม่พร้อมสลิปที่ถูกต้องได้ภายใน ${facts.payUntil} ที่นั่งของคุณยังอยู่จนถึงเวลานั้น\n${facts.orderLink}`,
      signature(facts),
    ),
  }),

  orderCancelled: (facts) =>
    cancelled(facts, `ถ้าคุณโอนเงินไปแล้ว แจ้งชำระเงินที่ลิงก์นี้ได้เสมอ ผู้ดูแลจะเปิดคำสั่งซื้อให้ใหม่หรือโอนเงินคืน\n${facts.orderLink}`),

  paymentReceived: (facts) => ({
    subject: `ได้รับเงินของคำสั่งซื้อ ${facts.number} แล้ว รอผู้ดูแลอนุมัติ`,
    text: letter(
      greeting(facts),
      `เราได้รับเงินของคำสั่งซื้อเลขที่ ${facts.number} แล้ว คำสั่งซื้อนี้มีรายการที่ผู้ดูแลต้องอนุมัติก่อน เมื่อเรียบร้อยจะมีอีเมลแจ้งอีกฉบับ ถ้าไม่อนุมัติเราจะคืนเงินให้ ไม่ต้องชำระซ้ำ`,
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRefunded: (facts) => ({
    subject: `คืนเงินคำสั่งซื้อ ${facts.number} แล้ว`,
    text: letter(
      greeting(facts),
      `เราคืนเงิน ${facts.amount} ของคำสั่งซื้อเลขที่ ${facts.number} ให้แล้ว บางธนาคารใช้เวลาสองสามวันกว่ายอดจะแสดง`,
      facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
      bought(facts),
      'สิ่งที่เปิดให้จากคำสั่งซื้อนี้ปิดแล้ว',
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderQuestion: (facts) => ({
    subject: `เราขอถามเรื่องคำสั่งซื้อ ${facts.number}`,
    text: letter(
      greeting(facts),
      `ร้านมีเรื่องถามเกี่ยวกับคำสั่งซื้อเลขที่ ${facts.number}:`,
      facts.reason,
      'ตอบกลับอีเมลนี้หรือติดต่อร้านได้เลย คำสั่งซื้อยังอยู่เหมือนเดิม',
      orderPage(facts),
      signature(facts),
    ),
  }),

  parcelMoved: (facts) => ({
    subject: `พัสดุของคำสั่งซื้อ ${facts.number}`,
    text: letter(
      greeting(facts),
      `พัสดุของคำสั่งซื้อเลขที่ ${facts.number}: ${facts.parcel}`,
      orderPage(facts),
      signature(facts),
    ),
  }),

  moneyRefunded: (facts) => ({
    subject: `คืนเงินที่เข้ามาของคำสั่งซื้อ ${facts.number} แล้ว`,
    text: letter(
      greeting(facts),
      `เงิน ${facts.amount} ที่เข้ามาของคำสั่งซื้อเลขที่ ${facts.number} ใช้กับคำสั่งซื้อนี้ไม่ได้ เราคืนให้แล้ว บางธนาคารใช้เวลาสองสามวันกว่ายอดจะแสดง`,
      facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
      'ตัวคำสั่งซื้อยังเป็นเหมือนเดิม',
      orderPage(facts),
      signature(facts),
    ),
  }),

  purchaseNotice: (facts) => ({
    subject: `มีการซื้อโดยใช้อีเมลของคุณ คำสั่งซื้อ ${facts.number}`,
    text: letter(
      'สวัสดี',
      `มีคนซื้อโดยไม่สมัครสมาชิกและกรอกอีเมลนี้ คำสั่งซื้อเลขที่ ${facts.number} เก็บแยกต่างหาก ไม่ได้รวมกับบัญชีของคุณ`,
      bought(facts),
      facts.learnLink === null
        ? 'ถ้าเป็นคุณเอง ไม่ต้องทำอะไร ครั้งหน้าเข้าสู่ระบบก่อนซื้อ ทุกอย่างจะรวมอยู่ในบัญชีเดียว'
        : `ถ้าเป็นคุณเอง เรียนได้ในเครื่องที่ใช้ซื้อ ถ้าจะเรียนในเครื่องอื่น พอคำสั่งซื้อได้รับอนุมัติแล้ว ขอลิงก์ทางอีเมลได้ที่\n${facts.passwordLink}`,
      facts.learnLink === null ? null : 'ครั้งหน้าเข้าสู่ระบบก่อนซื้อ คอร์สจะรวมอยู่ในบัญชีเดียว',
      'ถ้าไม่ใช่คุณ บัญชีของคุณยังปลอดภัย ไม่ต้องทำอะไรเช่นกัน ตอบอีเมลนี้ถ้าอยากให้เราช่วยดู',
      facts.shopName,
    ),
  }),
};

export const requestMail: RequestMail = {
  orderPlaced: (facts) => ({
    subject: `ได้รับคำขอของคำสั่งซื้อ ${facts.number} แล้ว รอผู้ดูแลอนุมัติ`,
    text: letter(
      greeting(facts),
      `ขอบคุณที่เลือกเรียนกับเรา เราได้รับคำขอของคุณแล้ว คำสั่งซื้อเลขที่ ${facts.number}`,
      'ผู้ดูแลจะตรวจแล้วแจ้งผลทางอีเมล ไม่มีค่าใช้จ่าย ระหว่างนี้ไม่ต้องทำอะไร',
      bought(facts),
      orderPage(facts),
      signature(facts),
    ),
  }),

  orderRejected: (facts) => ({
    subject: `คำขอของคำสั่งซื้อ ${facts.number} ไม่ได้รับอนุมัติ`,
    text: letter(
      greeting(facts),
      `ผู้ดูแลตรวจคำขอของคำสั่งซื้อเลขที่ ${facts.number} แล้ว ยังอนุมัติให้ไม่ได้`,
      facts.reason === null ? null : `เหตุผล: ${facts.reason}`,
      bought(facts),
      `ถ้ายังสนใจ ยกเลิกคำสั่งซื้อนี้ก่อน แล้วสั่งซื้ออีกครั้งเพื่อขอใหม่ ทำได้ที่ลิงก์นี้\n${facts.orderLink}`,
      facts.cancelAt === null ? null : `ถ้าไม่ทำอะไร คำสั่งซื้อจะยกเลิกเอง ${facts.cancelAt}`,
      signature(facts),
    ),
  }),

  orderCancelled: (facts) => cancelled(facts, `ถ้ายังสนใจ สั่งซื้ออีกครั้งเพื่อขอใหม่ได้ที่ลิงก์นี้\n${facts.orderLink}`),
};
