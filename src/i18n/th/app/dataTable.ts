/** Texts of the desk's tables; no first screen has one. */
export const dataTable = {
  empty: 'ยังไม่มีรายการ',
  rowsPerPage: 'แถวต่อหน้า',
  previous: 'หน้าก่อน',
  next: 'หน้าถัดไป',
  page: (page: number, last: number) => `หน้า ${page} จาก ${last}`,
  pages: 'หน้าของตาราง',
};
