/** Words of the head of a page that has none of its own; apart, for nobody reads them on a screen. */
export const siteHead = {
  description: 'คอร์สออนไลน์ เรียนสด และในห้องเรียน บันทึกบทเรียนไว้ดูต่อได้แม้ไม่มีสัญญาณ',
};
