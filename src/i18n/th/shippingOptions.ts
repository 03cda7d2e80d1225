import type { ShippingProblem } from '../../domain/typedShipping.ts';

/** How the shop sends its products, as an administrator sets it. */
export const shippingOptions = {
  title: 'การจัดส่ง',
  body: 'ลูกค้าที่ซื้อสินค้าเลือกวิธีจัดส่งตอนสั่งซื้อ คำสั่งซื้อเดิมใช้วิธีและค่าส่งตามที่ตกลงไว้ ค่าส่งรวมภาษีมูลค่าเพิ่มแล้วเหมือนราคาสินค้า',
  options: 'วิธีจัดส่ง',
  none: 'ยังไม่มีวิธีจัดส่ง ลูกค้าจึงสั่งซื้อสินค้าไม่ได้ แต่ยังซื้อคอร์สได้',
  option: (at: number) => `วิธีที่ ${at}`,
  add: 'เพิ่มวิธีจัดส่ง',
  name: 'ชื่อ',
  detail: 'รายละเอียด',
  detailHint: 'เช่น ใช้เวลากี่วัน หรือมารับได้ที่ไหน',
  isEnabled: 'เปิดให้เลือก',
  needsAddress: 'ต้องมีที่อยู่จัดส่ง',
  needsAddressDetail: 'ปิดเมื่อลูกค้ามารับเอง',
  fee: (currency: string) => `ค่าส่ง (${currency})`,
  feeHint: 'ใส่ 0 ถ้าส่งฟรีเสมอ',
  freeFrom: (currency: string) => `ส่งฟรีเมื่อซื้อครบ (${currency})`,
  freeFromHint: 'คิดจากราคารวมก่อนหักส่วนลด เว้นว่างถ้าไม่มี',
  currencies: { THB: 'บาท', USD: 'ดอลลาร์' },
  saved: 'บันทึกวิธีจัดส่งแล้ว',
  failed: 'โหลดวิธีจัดส่งไม่สำเร็จ',
  needsNetwork: 'ต้องต่อเน็ตเพื่อดูและแก้วิธีจัดส่ง',
  problems: {
    'text.th.required': 'ใส่ข้อความภาษาไทย',
    'text.max': 'ยาวไปหน่อย ลองย่อให้สั้นลง',
    'shipping.fee.required': 'กรุณาใส่ค่าส่ง ใส่ 0 ได้ถ้าส่งฟรี',
    'shipping.fee.invalid': 'กรุณาใส่จำนวนเงินตั้งแต่ 0 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'shipping.freeFrom.invalid': 'กรุณาใส่จำนวนเงินที่มากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'shipping.options.max': 'มีได้ไม่เกิน 12 วิธี',
    'shipping.options.twice': 'มีวิธีจัดส่งซ้ำกัน เปิดหน้านี้ใหม่แล้วลองอีกครั้ง',
  } satisfies Record<ShippingProblem, string>,
};
