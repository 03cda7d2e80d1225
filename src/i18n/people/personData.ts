import { personData as en } from '../en/people/personData.ts';
import { personData as th } from '../th/people/personData.ts';

export const personDataMessages = { th, en };

/** The kinds of a person's data, one sheet each, in the order of the export. */
export type DataSheet = keyof typeof th.sheets;
export const dataSheets = Object.keys(th.sheets) as readonly DataSheet[];

/** A column of the sheets. */
export type DataColumn = keyof typeof th.columns;
