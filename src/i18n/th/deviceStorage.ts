/** What is said when this device does not keep something. */
export const deviceStorage = {
  notKept: 'เก็บไว้ในเครื่องไม่ได้',
  full: 'พื้นที่อาจเต็ม ลบบทเรียนที่บันทึกไว้หรือไฟล์อื่นในเครื่อง แล้วลองอีกครั้ง',
  draft: 'สิ่งที่พิมพ์ยังอยู่บนหน้าจอ แต่จะหายถ้าปิดหน้านี้ พื้นที่ในเครื่องอาจเต็ม',
};
