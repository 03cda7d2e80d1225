/** Words for an address without a page. */
export const notFound = {
  title: 'ไม่พบหน้านี้',
  body: 'ลิงก์อาจเปลี่ยนไปแล้ว ลองเริ่มจากคอร์สทั้งหมด',
  action: 'ดูคอร์สทั้งหมด',
};
