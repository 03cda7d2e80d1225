/** Registration answers at the desk. */
export const registeredPerson = {
  nickname: 'ชื่อเล่น',
  address: 'ที่อยู่',
  group: 'กลุ่มผู้ใช้',
  picture: 'รูปโปรไฟล์',
  seePicture: 'เปิดดูรูป',
  terms: 'ข้อตกลง',
  privacy: 'ความเป็นส่วนตัว',
  accepted: (version: string, at: string) => `ฉบับ ${version} · เมื่อ ${at}`,
  failed: 'โหลดคำตอบตอนสมัครไม่สำเร็จ',
};
