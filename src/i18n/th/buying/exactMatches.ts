/** The approval of several reports together, after a look at their slips. */
export const exactMatches = {
  found: (count: number) => `มี ${count} สลิปที่ตรงทุกอย่าง`,
  open: 'ดูแล้วอนุมัติพร้อมกัน',
  title: 'สลิปที่ตรงทุกอย่าง',
  body: 'ยอดตรง อ่านคิวอาร์ในสลิปได้ และธนาคารต้นทางตรงกับที่แจ้ง แต่คิวอาร์ไม่มียอดเงิน ดูสลิปและเงินที่เข้าบัญชีก่อน แล้วเอาเครื่องหมายออกจากรายการที่ยังไม่แน่ใจ',
  back: 'คำสั่งซื้อทั้งหมด',
  tick: (number: string) => `อนุมัติ #${number}`,
  approve: (count: number) => `อนุมัติ ${count} รายการ`,
  question: (count: number) => `อนุมัติ ${count} คำสั่งซื้อใช่ไหม`,
  approving: (done: number, all: number) => `กำลังอนุมัติ ${done} จาก ${all}`,
  none: 'ยังไม่ได้เลือกรายการ',
  outcomes: {
    approved: 'อนุมัติแล้ว',
    conflict: 'มีผู้ดูแลคนอื่นตัดสินไปก่อน',
    refused: 'อนุมัติไม่ได้ เปิดดูรายการนี้',
    unknown: 'เน็ตขาด ยังไม่รู้ผล กดอนุมัติอีกครั้งได้ ไม่ซ้ำ',
  },
  results: 'ผลของการอนุมัติ',
  empty: { title: 'ไม่มีสลิปที่ตรงทุกอย่าง', body: 'สลิปที่เหลือต้องเปิดดูทีละใบ' },
  failed: 'โหลดรายการไม่สำเร็จ',
  needsNetwork: 'การอนุมัติต้องต่อเน็ต',
};
