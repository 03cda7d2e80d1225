/** Head texts of pages without their own. */
export const siteHead = {
  description: 'คอร์สออนไลน์ เรียนสด และในห้องเรียน บันทึกบทเรียนไว้ดูต่อได้แม้ไม่มีสัญญาณ',
};
