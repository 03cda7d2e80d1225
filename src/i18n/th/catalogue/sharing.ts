/** The result of sharing an address. */
export const sharing = {
  copied: 'คัดลอกลิงก์แล้ว',
  copiedDetail: 'วางในแชตหรืออีเมลได้เลย',
  failed: 'แชร์ไม่สำเร็จ นี่คือที่อยู่ของหน้านี้',
};
