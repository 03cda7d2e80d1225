import { NBSP } from '../../format.ts';

/** Discounts of a cart: the promotion, coupons, and switching between them. */
export const offers = {
  heading: 'โปรโมชัน',
  inUse: (title: string) => `ใช้โปรโมชัน “${title}” อยู่`,
  saves: (amount: string) => `ลดให้ ${amount} เราเลือกอันที่ลดมากที่สุดให้แล้ว`,
  passedOver: (title: string) => `ใช้คูปองอยู่ จึงยังไม่ได้ใช้โปรโมชัน “${title}”`,
  wouldSave: (amount: string) => `ถ้าใช้แทนคูปองจะลด ${amount}`,
  usePromotion: 'ใช้โปรโมชันแทน',
  used: (title: string) => `ใช้โปรโมชัน “${title}” แล้ว`,
  notYet: 'ตะกร้านี้ยังไม่เข้าเงื่อนไขโปรโมชัน',
  see: (count: number) => `ดูโปรโมชันทั้งหมด (${count})`,
  list: {
    title: 'โปรโมชันทั้งหมด',
    note: 'ใช้ได้คำสั่งซื้อละ 1 โปรโมชัน เราเลือกอันที่ลดมากที่สุดให้เอง',
    best: 'คุ้มที่สุด',
    toGo: (count: number) => `ขาดอีก ${count}${NBSP}คอร์ส`,
    nothing: 'ไม่มีส่วนลดสำหรับตะกร้านี้',
  },
  switch: {
    coupon: {
      title: 'เปลี่ยนไปใช้คูปองไหม',
      body: 'คูปองกับโปรโมชันใช้พร้อมกันไม่ได้ หากใช้คูปอง โปรโมชันจะถูกนำออก',
      confirm: 'เปลี่ยนไปใช้คูปอง',
      refuse: 'ใช้โปรโมชันต่อ',
      better: 'โปรโมชันที่ใช้อยู่คุ้มกว่า',
    },
    promotion: {
      title: 'เปลี่ยนไปใช้โปรโมชันไหม',
      body: 'คูปองกับโปรโมชันใช้พร้อมกันไม่ได้ หากใช้โปรโมชัน คูปองจะถูกนำออก และยังเก็บไว้ใช้ครั้งหน้าได้',
      confirm: 'เปลี่ยนไปใช้โปรโมชัน',
      refuse: 'ใช้คูปองต่อ',
      better: 'คูปองที่ใช้อยู่คุ้มกว่า',
    },
    lost: (offer: string) => `เสียส่วนลดจาก${offer}`,
    gained: (offer: string) => `ได้ส่วนลดจาก${offer}`,
    besides: 'ภาษีหัก ณ ที่จ่ายและส่วนลดอื่นที่เปลี่ยนตามยอด',
    promotionNamed: (title: string) => `โปรโมชัน “${title}”`,
    couponNamed: (code: string) => `คูปอง ${code}`,
    before: 'ยอดชำระตอนนี้',
    after: 'ยอดชำระใหม่',
    dearer: (amount: string) => `ยอดจะเพิ่มขึ้น ${amount}`,
    cheaper: (amount: string) => `ยอดจะลดลง ${amount}`,
    same: 'ยอดชำระเท่าเดิม',
  },
  course: {
    title: 'ส่วนลดของคอร์สนี้',
    withCart: 'คิดรวมคอร์สนี้กับที่อยู่ในตะกร้าของคุณ เมื่อเลือกส่วนลด คอร์สนี้จะลงตะกร้าด้วย',
    inCart: 'คอร์สนี้อยู่ในตะกร้าแล้ว ส่วนลดที่เลือกใช้กับทั้งตะกร้า',
    added: 'คอร์สนี้อยู่ในตะกร้าพร้อมส่วนลดแล้ว',
  },
};
