/** Words of the filters of a list, and of its further rows. */
export const list = {
  filters: 'ตัวกรอง',
  chosen: 'ตัวกรองที่เลือกไว้',
  remove: (name: string) => `นำตัวกรอง “${name}” ออก`,
  clear: 'ล้างทั้งหมด',
  names: {
    offer: 'โปรโมชัน',
    price: 'ราคา',
    type: 'รูปแบบการเรียน',
    level: 'ระดับ',
    month: 'เริ่มเรียน',
    length: 'ความยาว',
    language: 'สอนเป็น',
  },
  onOffer: 'กำลังลดราคา',
  free: 'ฟรี',
  upTo: (amount: string) => `ไม่เกิน ${amount}`,
  between: (from: string, to: string) => `${from}–${to}`,
  above: (amount: string) => `มากกว่า ${amount}`,
  languages: { th: 'ภาษาไทย', en: 'ภาษาอังกฤษ' },
  shown: (from: string, to: string, total: string) => `แสดง ${from}–${to} จาก ${total}`,
  more: (count: string) => `ดูเพิ่มอีก ${count}`,
};
