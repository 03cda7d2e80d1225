/** The page about how to reach the shop. */
export const contact = {
  title: 'ติดต่อเรา',
  lead: 'สงสัยตรงไหน ทักมาได้ทุกทางที่สะดวก',
  tel: 'เบอร์โทรศัพท์',
  line: 'LINE',
  email: 'อีเมล',
  address: 'ที่อยู่',
  registration: 'เลขทะเบียนพาณิชย์',
  none: { title: 'ร้านยังไม่ได้ใส่ช่องทางติดต่อ', body: 'ระหว่างนี้ถามใต้คอร์สที่สนใจได้' },
  courses: 'ดูคอร์สทั้งหมด',
};
