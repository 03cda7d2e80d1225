/** Problems of one field by the check's code. */
export const fieldProblems = {
  required: 'กรุณาใส่ข้อมูลช่องนี้',
  invalid: 'ข้อมูลช่องนี้ไม่ถูกต้อง',
  wrongType: 'ข้อมูลช่องนี้ไม่ถูกต้อง',
  tooShort: 'ข้อความสั้นเกินไป',
  tooLong: 'ข้อความยาวเกินไป',
  tooSmall: 'ค่าน้อยเกินไป',
  tooLarge: 'ค่ามากเกินไป',
  'password.wrong': 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  'signIn.lastWay': 'เหลือทางเข้าสู่ระบบทางเดียว ตั้งรหัสผ่านหรือผูกบัญชีอื่นก่อน',
  slipUsed: 'สลิปนี้แจ้งชำระคำสั่งซื้ออื่นไว้แล้ว กรุณาแนบสลิปของคำสั่งซื้อนี้',
  uploadAgain: 'กรุณาอัปโหลดสลิปอีกครั้ง',
};
