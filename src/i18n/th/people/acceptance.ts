/** The sentence beside a button that accepts the shop's terms. */
export const acceptance = {
  by: { order: 'เมื่อกดสั่งซื้อ ถือว่าคุณ', register: 'เมื่อสมัคร ถือว่าคุณ' },
  accept: 'ยอมรับ',
  and: ' และ',
  haveRead: 'รับทราบ',
  pages: { terms: 'ข้อตกลงการใช้บริการ', privacy: 'นโยบายความเป็นส่วนตัว' },
};
