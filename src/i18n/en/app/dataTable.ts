import type { dataTable as th } from '../../th/app/dataTable.ts';

export const dataTable: typeof th = {
  empty: 'Nothing here yet',
  rowsPerPage: 'Rows per page',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  pages: 'Table pages',
};
