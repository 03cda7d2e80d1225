import { formatCount, NBSP } from '../../format.ts';

/** The page of a teacher. */
export const teacher = {
  courses: 'คอร์สของผู้สอน',
  count: (count: number) => `${formatCount(count)}${NBSP}คอร์ส`,
  length: (length: string) => `รวม ${length}`,
  missing: { title: 'ไม่พบผู้สอนคนนี้', body: 'ผู้สอนอาจยังไม่มีคอร์สที่เปิดอยู่', action: 'ดูคอร์สทั้งหมด' },
  notCached: 'ยังไม่มีหน้าของผู้สอนในเครื่อง พอติดต่อร้านได้จะเปิดให้เอง',
  cachedAt: (time: string) => `ข้อมูลที่บันทึกไว้เมื่อ ${time}`,
};
