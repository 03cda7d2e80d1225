import { dataTable as en } from '../en/app/dataTable.ts';
import { dataTable as th } from '../th/app/dataTable.ts';

export const dataTableMessages = { th, en };
