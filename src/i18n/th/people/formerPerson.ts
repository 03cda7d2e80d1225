/** A shared device that could not be cleared of whoever used it before. */
export const formerPerson = {
  title: 'ขอลบข้อมูลของคนก่อนหน้าให้หมดก่อน',
  body: 'เครื่องนี้ใช้ร่วมกันหลายคน และข้อมูลเดิมยังลบไม่เสร็จ ลองอีกครั้ง ถ้ายังไม่ได้ ให้ปิดเบราว์เซอร์แล้วเปิดใหม่ หรือล้างข้อมูลของเว็บนี้ในเบราว์เซอร์',
};
