import { dataTable as en } from './en/dataTable.ts';
import { dataTable as th } from './th/dataTable.ts';

export const dataTableMessages = { th, en };
