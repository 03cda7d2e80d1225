/** The shop's own pages, as they are read. */
export const customPage = {
  updated: (date: string) => `แก้ไขล่าสุด ${date}`,
  missing: 'ไม่พบหน้านี้',
  failed: 'เปิดหน้านี้ไม่ได้',
  offline: 'ยังไม่มีหน้านี้ในเครื่อง พอติดต่อร้านได้จะเปิดให้เอง',
  cachedAt: (time: string) => `ข้อความที่บันทึกไว้เมื่อ ${time}`,
  table: 'ตาราง เลื่อนซ้ายขวาได้',
};
