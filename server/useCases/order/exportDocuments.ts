import type { AnsweredFile } from '../../../src/contract/order/orderDocument.ts';
import type { Language } from '../../../src/domain/localText.ts';
import { type DocumentFilter, maxExportedDocuments } from '../../../src/domain/tax/documentSearch.ts';
import type { Month } from '../../../src/domain/tax/outputTax.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { documentSheet, documentSheetName, taxReportName, taxReportSheet } from '../../documents/documentSheets.ts';
import { sheetBytes } from '../../documents/sheetBytes.ts';
import type { Db } from '../../store/database/connection.ts';
import { documentsOfMonth, searchDocuments } from '../../store/order/searchDocuments.ts';

type Options = { readonly media: 'csv' | 'xlsx'; readonly language: Language };

/** The papers of a search as a file; INPUT_ERROR if they are too many for one. */
export async function exportDocuments(
  db: Db,
  filter: DocumentFilter,
  { media, language, now }: Options & { readonly now: number },
): Promise<AnsweredFile | Refusal> {
  const { rows, total } = await searchDocuments(db, { ...filter, offset: 0, limit: maxExportedDocuments });
  if (total > maxExportedDocuments) return refuse('INPUT_ERROR', { fields: { month: 'invalid' } });
  const bytes = await sheetBytes(documentSheet(rows, language), media);
  return { name: `${documentSheetName(language, now)}.${media}`, bytes };
}

/** The report of output tax of a month as a file; INPUT_ERROR if it is too long for one. */
export async function exportTaxReport(
  db: Db,
  month: Month,
  { media, language }: Options,
): Promise<AnsweredFile | Refusal> {
  const rows = await documentsOfMonth(db, month, maxExportedDocuments + 1);
  if (rows.length > maxExportedDocuments) return refuse('INPUT_ERROR', { fields: { month: 'invalid' } });
  const bytes = await sheetBytes(taxReportSheet(rows, language), media);
  return { name: `${taxReportName(language, month)}.${media}`, bytes };
}
