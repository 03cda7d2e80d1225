/** Words of the part of the frame that comes when the page is quiet. */
export const lateFrame = {
  update: {
    title: 'มีเวอร์ชันใหม่พร้อมใช้',
    body: 'ใช้เวลาไม่กี่วินาที ตะกร้าและบทเรียนที่บันทึกไว้ไม่หาย',
    take: 'อัปเดตเลย',
    later: 'ไว้ทีหลัง',
  },
  install: {
    title: 'ติดตั้งลานเรียนไว้ในเครื่อง',
    body: 'เปิดเร็วขึ้น ดูบทเรียนได้แม้ไม่มีสัญญาณ ใช้พื้นที่ไม่ถึง 3\u00a0MB',
    take: 'ติดตั้ง',
    later: 'ไม่ใช่ตอนนี้',
    iosSteps: 'iPhone: แตะ แชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
  },
  footer: {
    language: 'ภาษา',
    thai: 'ไทย',
    english: 'English',
    theme: 'สีหน้าจอ',
    light: 'สว่าง',
    dark: 'มืด',
    system: 'ตามเครื่อง',
    promise: 'คอร์สคนไทย เรียนได้ทุกที่ แม้ไม่มีสัญญาณ',
  },
};
