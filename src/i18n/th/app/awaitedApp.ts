/** What a document says by itself while the app that should answer in it does not come. */
export const awaitedApp = {
  away: 'เน็ตอาจสะดุด หน้านี้ยังมาไม่ครบ บางปุ่มจึงยังกดไม่ได้ เปิดใหม่อีกครั้งได้เลย',
  reload: 'เปิดใหม่',
};
