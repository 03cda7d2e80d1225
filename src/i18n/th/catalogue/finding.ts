/** Words of the page that finds courses and products together, and of the rows of the first page. */
export const finding = {
  title: 'ทั้งหมดในร้าน',
  description: 'คอร์ส หนังสือ และอุปกรณ์ทั้งหมดของร้าน ค้นหาพร้อมกันได้ในที่เดียว',
  seeAll: {
    course: (count: string) => `ดูทั้ง ${count} คอร์ส`,
    product: (count: string) => `ดูทั้ง ${count} รายการ`,
  },
  newest: 'คอร์สมาใหม่',
  byCategory: 'คอร์สตามหมวดหมู่',
  products: 'หนังสือและอุปกรณ์',
  suggestions: 'คำแนะนำ',
  suggested: (count: string) => `มี ${count} คำแนะนำ`,
  searchAll: (keyword: string) => `ค้นหา “${keyword}” ทั้งหมด`,
  kind: { course: 'คอร์ส', product: 'สินค้า' },
  categories: 'หมวดหมู่',
  teachers: 'ผู้สอน',
};
