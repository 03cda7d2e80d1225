/** Registration answers at the desk. */
export const registeredPerson = {
  nickname: 'ชื่อเล่น',
  address: 'ที่อยู่',
  group: 'กลุ่มผู้ใช้',
  picture: 'รูปโปรไฟล์',
  seePicture: 'เปิดดูรูป',
  failed: 'โหลดคำตอบตอนสมัครไม่สำเร็จ',
};
