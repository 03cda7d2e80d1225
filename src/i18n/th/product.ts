import { NBSP } from '../format.ts';

/** Words of a product's page. */
export const product = {
  notHere: 'ไม่พบสินค้านี้',
  inStock: (count: string) => `มีสินค้า ${count}${NBSP}ชิ้น`,
  fewLeft: (count: string) => `เหลือ ${count}${NBSP}ชิ้นสุดท้าย`,
  soldOut: 'สินค้าหมด',
  locked: 'ปิดขายชั่วคราว ลองกลับมาดูใหม่ภายหลัง',
  notSold: 'ยังไม่เปิดขาย',
  noPrice: 'สินค้านี้ยังไม่มีราคาเป็นดอลลาร์ จึงยังสั่งซื้อไม่ได้',
  vatIncluded: 'รวมภาษีมูลค่าเพิ่มแล้ว',
  quantity: 'จำนวน',
  less: 'ลดจำนวน',
  more: 'เพิ่มจำนวน',
  addToCart: 'ใส่ตะกร้า',
  added: 'ใส่ตะกร้าแล้ว',
  seeCart: (count: number) => `ดูตะกร้า มีชิ้นนี้อยู่ ${count}${NBSP}ชิ้น`,
  allInCart: 'ของที่มีอยู่ในตะกร้าคุณครบแล้ว',
  shipping: 'ส่งทั่วประเทศ รวมค่าส่งแล้ว',
  tabs: { label: 'เกี่ยวกับสินค้า', detail: 'รายละเอียด', facts: 'ข้อมูลสินค้า', shipping: 'การจัดส่ง' },
  shippingSteps: [
    'ส่งถึงทุกจังหวัด ราคานี้รวมค่าส่งแล้ว ไม่มีเก็บเพิ่มตอนรับของ',
    'เมื่อรับชำระเงินแล้ว ร้านจะติดต่อขอที่อยู่จัดส่งทางอีเมลหรือโทรศัพท์ที่ให้ไว้ตอนสั่งซื้อ',
  ],
  gallery: {
    label: 'รูปสินค้า',
    place: (at: number, count: number) => `รูปที่${NBSP}${at} จาก ${count}`,
    previous: 'รูปก่อนหน้า',
    next: 'รูปถัดไป',
    watch: 'ดูวิดีโอ',
    closeUp: 'ดูรูปใหญ่',
    larger: 'ขยาย',
    smaller: 'ย่อ',
    size: 'ขนาดที่ดูอยู่',
    close: 'ปิดรูปใหญ่',
  },
  otherAddress: {
    title: 'ลิงก์นี้ไม่ครบ',
    body: 'สินค้าที่ลิงก์พูดถึงยังอยู่ เปิดได้จากปุ่มนี้',
    action: 'ไปที่สินค้า',
  },
  staff: 'บัญชีผู้สอนและผู้ดูแลซื้อสินค้าไม่ได้',
};
