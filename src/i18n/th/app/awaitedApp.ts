/** Texts of a document whose app has not started yet. */
export const awaitedApp = {
  away: 'เน็ตอาจสะดุด หน้านี้ยังมาไม่ครบ บางปุ่มจึงยังกดไม่ได้ เปิดใหม่อีกครั้งได้เลย',
  reload: 'เปิดใหม่',
};
