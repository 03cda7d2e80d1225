import { NBSP } from '../../format.ts';

/** Words of the first page, of its search, and of the leaves that lists have too. */
export const catalogue = {
  heroTitle: ['เรียนไปทีละใบ', 'เก่งขึ้นทีละบท'],
  heroText: 'บันทึกบทเรียนลงเครื่อง ดูต่อได้แม้ไม่มีสัญญาณ',
  searchLabel: { all: 'ค้นหาคอร์สและสินค้า', course: 'ค้นหาคอร์ส', product: 'ค้นหาสินค้า' },
  searchPlaceholder: {
    all: 'คอร์ส หนังสือ ผู้สอน ทักษะ',
    course: 'คอร์ส ผู้สอน หรือทักษะ',
    product: 'หนังสือ ชุดฝึก หรืออุปกรณ์',
  },
  search: 'ค้นหา',
  categories: 'หมวดหมู่',
  everything: 'ทั้งหมด',
  kinds: { course: 'คอร์ส', product: 'สินค้า' },
  popular: 'คอร์สแนะนำ',
  seeAll: 'ดูทั้งหมด',
  seeRest: (title: string) => `ดูทั้งหมด: ${title}`,
  starts: (date: string) => `เริ่ม ${date}`,
  piecesLeft: (count: number) => `เหลือ ${count}${NBSP}ชิ้น`,
  soldOut: 'สินค้าหมด',
  approvedAtOnce: 'อนุมัติทันที',
  approvedByPerson: 'รอผู้ดูแลอนุมัติ',
  openable: 'เปิดออฟไลน์ได้',
  noPrice: 'ยังไม่เปิดรับ',
  keptList: (time: string) => `แสดงรายการที่บันทึกไว้เมื่อ ${time}`,
  notCached: 'รายการนี้ยังไม่ได้บันทึกไว้ในเครื่อง เปิดเมื่อติดต่อร้านได้หนึ่งครั้ง แล้วครั้งต่อไปจะค้นได้แม้ไม่มีสัญญาณ',
};
