/** A file of this many new courses, each with a plan, in two new categories and with a few teachers. */
export function csvOfCourses(prefix: string, count: number, price = '1250.50'): string {
  const header = [
    ...['id', 'title_th', 'title_en', 'summary_th', 'description_th', 'category', 'category_name_th', 'course_type'],
    ...['instructor_th', 'plan_1_type', 'plan_1_name_th', 'plan_1_term', 'plan_1_term_unit', 'plan_1_price_thb'],
  ];
  const rows = Array.from({ length: count }, (_, index) => [
    ...[`${prefix}${index}`, `เรียนทำของใช้ในบ้านเล่มที่ ${index}`, `${prefix} handmade things number ${index}`],
    ...['ค่อยๆ ทำตามทีละขั้น ใช้ของที่มีอยู่แล้ว', '"เริ่มจากของใกล้ตัว\nแล้วค่อยเพิ่มทีละอย่าง"'],
    ...[`${prefix}cat${index % 2}`, `งานบ้าน ${index % 2}`, 'Online', `ครู ${prefix} ${index % 7}`],
    ...['Period', 'รายปี', '1', 'year', price],
  ]);
  return [header, ...rows].map((row) => row.join(',')).join('\n');
}
