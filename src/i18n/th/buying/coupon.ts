import type { CouponRefusal } from '../../../domain/pricing/coupon.ts';
import { afterThai, amidThai } from '../../besideThai.ts';
import { NBSP } from '../../format.ts';

/** Coupons of the cart and the checkout. */
export const coupon = {
  heading: 'คูปอง',
  inCart: 'คูปองที่ใส่ไว้',
  enter: 'ใส่รหัสคูปอง',
  mine: 'คูปองของฉัน',
  known: 'คูปองที่เคยใส่ในเครื่องนี้',
  code: 'รหัสคูปอง',
  use: 'ใช้',
  useOf: (code: string) => `ใช้คูปอง ${code}`,
  checking: 'กำลังตรวจ…',
  useLater: 'เก็บรหัสไว้',
  needsNetwork: 'ต้องต่อเน็ตจึงจะตรวจรหัสได้ กดไว้ก่อนได้ รหัสไม่หาย และจะใช้ให้เองเมื่อติดต่อร้านได้',
  waits: (code: string) => `เก็บรหัส ${code} ไว้แล้ว จะใช้ให้เองเมื่อติดต่อร้านได้`,
  tryNow: 'ลองตอนนี้',
  stopWaiting: 'ไม่ใช้แล้ว',
  applied: (code: string) => `ใช้คูปอง ${code} แล้ว`,
  saves: (amount: string) => `ลดให้ ${amount}`,
  remove: 'นำออก',
  removeOf: (code: string) => `นำออก: คูปอง ${code}`,
  unnamed: 'คูปองที่ใส่ไว้',
  terms: {
    percent: (percent: number) => `ลด ${percent}%`,
    amount: (amount: string) => `ลด ${amount}`,
    amountEach: (amount: string) => `ลด ${amount} ต่อคอร์ส`,
    atLeast: (count: number) => `ต้องมีอย่างน้อย ${count}${NBSP}คอร์ส`,
    onlyBy: (methods: string) => `เฉพาะ${afterThai(methods)}`,
  },
  problems: {
    empty: 'กรอกรหัสคูปองก่อน',
    notFound: 'ไม่พบคูปองนี้ ตรวจตัวอักษรอีกครั้ง',
    full: (code: string) => `คูปอง ${code} ถูกใช้ครบจำนวนแล้ว หรือคุณเคยใช้แล้ว`,
    tooMany: 'ลองหลายรหัสติดกันเกินไป รอสัก 5 นาทีแล้วลองใหม่',
    failed: 'ตรวจรหัสไม่สำเร็จ ลองอีกครั้ง',
    missing: (count: number) => `ขาดอีก ${count}${NBSP}คอร์ส`,
  },
  refusals: {
    duplicateCoupon: 'ใส่คูปองนี้แล้ว',
    oneCouponPerOrder: 'ใช้ได้ 1 คูปองต่อคำสั่งซื้อ',
    notForTheseCourses: 'คูปองนี้ใช้กับรายการในตะกร้าไม่ได้',
    notEnoughCourses: 'คอร์สในตะกร้ายังไม่ครบตามเงื่อนไข',
    notForThisCurrency: 'คูปองนี้ไม่มีส่วนลดในสกุลเงินที่ร้านใช้อยู่',
    takesNothingOff: 'คอร์สในตะกร้าไม่มียอดให้คูปองนี้ลด',
    couponHasNoPaymentMethod: 'คูปองนี้ยังไม่ได้กำหนดช่องทางชำระเงิน',
    notForThisPaymentMethod: 'คูปองนี้ใช้กับช่องทางชำระเงินที่เลือกไม่ได้',
    notForOfferedMethods: 'คูปองนี้ใช้กับช่องทางชำระเงินที่ร้านเปิดอยู่ไม่ได้',
  } satisfies Record<CouponRefusal, string>,
  /** The server's answer about a missing offer. */
  gone: {
    coupon: 'คูปองที่เลือกไว้ใช้ไม่ได้แล้ว นำออกแล้วสั่งซื้อได้',
    promotion: 'โปรโมชันนี้ไม่มีแล้ว ดูยอดใหม่แล้วสั่งซื้ออีกครั้ง',
  },
  /** The offer counts, but others have used up the total. */
  nothingLeft: 'ส่วนลดอื่นลดยอดไปหมดแล้ว คูปองนี้ยังไม่ถูกใช้ เก็บไว้ใช้ครั้งหน้าได้',
  notCounted: 'ยังไม่ลดในยอดนี้',
  ended: 'คูปองนี้หมดอายุหรือปิดใช้แล้ว ไม่ได้ลดในยอดนี้',
  full: 'คูปองนี้ถูกใช้ครบจำนวนแล้ว หรือคุณเคยใช้แล้ว ไม่ได้ลดในยอดนี้',
  unknown: 'กำลังหาข้อมูลของคูปองนี้',
  unknownAway: 'ติดต่อร้านได้เมื่อไร เราจะหาข้อมูลของคูปองนี้ให้ ตอนนี้ยังไม่ลดในยอดนี้',
  removedByMethod: (code: string, method: string) => `นำคูปอง ${code} ออกแล้ว เพราะใช้กับ${amidThai(method)}ไม่ได้`,
  /** No method is chosen, and no usable one allows all coupons. */
  notByMethod: (code: string, method: string) => `ยอดนี้ยังไม่ลดตามคูปอง ${code} เพราะใช้กับ${amidThai(method)}ไม่ได้`,
  notByAnyMethod: (code: string) => `ยอดนี้ไม่ลดตามคูปอง ${code} เพราะใช้กับช่องทางชำระเงินที่ร้านเปิดอยู่ไม่ได้`,
};
