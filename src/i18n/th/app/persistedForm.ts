/** Buttons of a form about a person. */
export const persistedForm = {
  save: 'บันทึก',
  cancel: 'ยกเลิก',
  edit: 'แก้ไข',
  editOf: (name: string) => `แก้ไข${name}`,
  away: 'ต้องต่อเน็ตเพื่อบันทึก กดไว้ได้เลย ติดต่อร้านได้เมื่อไร เราบันทึกให้เอง สิ่งที่กรอกเก็บไว้ในเครื่องแล้ว',
  asOf: (time: string) => `แสดงข้อมูลเมื่อ ${time}`,
  notHere: 'ยังไม่มีข้อมูลส่วนนี้ในเครื่อง พอติดต่อร้านได้จะแสดงให้เอง',
  failed: 'โหลดข้อมูลส่วนนี้ไม่ได้',
};
