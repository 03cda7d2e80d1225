/** What is wrong with one field of a request, by the code of the check. */
export const fieldProblems = {
  required: 'กรุณาใส่ข้อมูลช่องนี้',
  invalid: 'ข้อมูลช่องนี้ไม่ถูกต้อง',
  wrongType: 'ข้อมูลช่องนี้ไม่ถูกต้อง',
  tooShort: 'ข้อความสั้นเกินไป',
  tooLong: 'ข้อความยาวเกินไป',
  tooSmall: 'ค่าน้อยเกินไป',
  tooLarge: 'ค่ามากเกินไป',
  uploadAgain: 'กรุณาอัปโหลดสลิปอีกครั้ง',
};
