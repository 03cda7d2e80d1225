/** Texts of the frame's late part. */
export const lateFrame = {
  update: {
    title: 'มีเวอร์ชันใหม่พร้อมใช้',
    body: 'ใช้เวลาไม่กี่วินาที ตะกร้าและบทเรียนที่บันทึกไว้ไม่หาย',
    take: 'อัปเดตเลย',
    later: 'ไว้ทีหลัง',
  },
  footer: {
    language: 'ภาษา',
    thai: 'ไทย',
    english: 'English',
    theme: 'สีหน้าจอ',
    light: 'สว่าง',
    dark: 'มืด',
    system: 'ตามเครื่อง',
  },
};
