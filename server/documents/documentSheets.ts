import type { Language } from '../../src/domain/localText.ts';
import type { Currency } from '../../src/domain/pricing/currency.ts';
import { encodeMajor } from '../../src/domain/pricing/minorUnits.ts';
import { sumMinor } from '../../src/domain/pricing/money.ts';
import type { ListedDocument } from '../../src/domain/tax/documentSearch.ts';
import { isReportedTax, type Month, outputTaxOf } from '../../src/domain/tax/outputTax.ts';
import { formatBangkokDate } from '../../src/domain/time.ts';
import { deskDocumentMessages } from '../../src/i18n/buying/deskDocuments.ts';
import type { Sheet, SheetCell } from './sheetBytes.ts';

type Words = (typeof deskDocumentMessages)['th'];

/** Issued papers as a table, one row each. */
export function documentSheet(documents: readonly ListedDocument[], language: Language): Sheet {
  const texts = deskDocumentMessages[language];
  return {
    titles: Object.values(texts.exported.columns),
    rows: documents.map((document) => {
      const cells: Record<keyof Words['exported']['columns'], SheetCell> = {
        number: document.number,
        date: formatBangkokDate(document.datedAt),
        kind: texts.kinds[document.kind],
        state: texts.states[document.cancelledAt === null ? 'standing' : 'cancelled'],
        order: document.orderNumber,
        ...buyerCells(document, texts),
        net: encodeMajor(document.net),
        vat: encodeMajor(document.vat),
        gross: encodeMajor(document.gross),
        currency: document.currency,
        refersTo: document.refersTo ?? '',
        reason: document.cancelReason ?? '',
      };
      return Object.values(cells);
    }),
  };
}

/** Names of the files without their ending. */
export const documentSheetName = (language: Language, now: number): string =>
  `${deskDocumentMessages[language].exported.name}-${formatBangkokDate(now)}`;
export const taxReportName = (language: Language, month: Month): string =>
  `${deskDocumentMessages[language].report.name}-${month}`;

/**
 * The report of output tax of a month (Revenue Code 87): tax invoices and credit notes as they were issued, then
 * the sums of each currency. Receipts without VAT are left out.
 */
export function taxReportSheet(documents: readonly ListedDocument[], language: Language): Sheet {
  const texts = deskDocumentMessages[language];
  const reported = documents.filter(({ kind }) => isReportedTax(kind));
  const currencies = [...new Set(reported.map(({ currency }) => currency))];
  return {
    titles: Object.values(texts.report.columns),
    rows: [
      ...reported.map((document, index) => reportRow(document, index + 1, texts)),
      ...currencies.map((currency) => sumRow(reported, currency, texts)),
    ],
  };
}

type ReportCells = Record<keyof Words['report']['columns'], SheetCell>;

function reportRow(document: ListedDocument, position: number, texts: Words): readonly SheetCell[] {
  const { value, vat } = outputTaxOf(document);
  const cells: ReportCells = {
    position: String(position),
    date: formatBangkokDate(document.datedAt),
    number: document.number,
    kind: texts.kinds[document.kind],
    ...buyerCells(document, texts),
    value: encodeMajor(value),
    vat: encodeMajor(vat),
    currency: document.currency,
    note: noteOf(document, texts),
  };
  return Object.values(cells);
}

function sumRow(documents: readonly ListedDocument[], currency: Currency, texts: Words): readonly SheetCell[] {
  const taxes = documents.filter((document) => document.currency === currency).map(outputTaxOf);
  const cells: ReportCells = {
    ...{ position: '', date: '', number: '', kind: '', buyer: texts.report.sum, taxId: '', branch: '' },
    value: encodeMajor(sumMinor(taxes.map(({ value }) => value))),
    vat: encodeMajor(sumMinor(taxes.map(({ vat }) => vat))),
    ...{ currency, note: '' },
  };
  return Object.values(cells);
}

const buyerCells = ({ buyerName, taxId, branch }: ListedDocument, texts: Words) => ({
  buyer: buyerName,
  taxId: taxId ?? '',
  branch: branch === '00000' ? texts.headOffice : (branch ?? ''),
});

function noteOf({ kind, refersTo, cancelledAt }: ListedDocument, texts: Words): string {
  const { cancelled, replaces, credits } = texts.report.notes;
  const refers = refersTo === null ? null : (kind === 'creditNote' ? credits : replaces)(refersTo);
  return [cancelledAt === null ? null : cancelled, refers].filter((part) => part !== null).join(' ');
}
