import { NBSP } from '../format.ts';

/** Words of a product's page. */
export const product = {
  notHere: 'ไม่พบสินค้านี้',
  inStock: (count: string) => `มีสินค้า ${count}${NBSP}ชิ้น`,
  fewLeft: (count: string) => `เหลือ ${count}${NBSP}ชิ้นสุดท้าย`,
  soldOut: 'สินค้าหมด',
  locked: 'ยังไม่เปิดขาย',
  vatIncluded: 'รวมภาษีมูลค่าเพิ่มแล้ว',
  quantity: 'จำนวน',
  less: 'ลดจำนวน',
  more: 'เพิ่มจำนวน',
  addToCart: 'ใส่ตะกร้า',
  added: 'ใส่ตะกร้าแล้ว',
  seeCart: (count: number) => `ดูตะกร้า มีชิ้นนี้อยู่ ${count}${NBSP}ชิ้น`,
  shipping: 'ส่งทั่วประเทศ รวมค่าส่งแล้ว ร้านจะติดต่อขอที่อยู่จัดส่งหลังรับชำระเงิน',
  detail: 'รายละเอียด',
  staff: 'บัญชีผู้สอนและผู้ดูแลซื้อสินค้าไม่ได้',
};
