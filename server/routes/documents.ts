import {
  adminDocuments,
  documentsCsv,
  documentsXlsx,
  issueDocumentCall,
  paperFile,
  reissueDocumentCall,
  taxReportCsv,
  taxReportXlsx,
} from '../../src/contract/administration/documents.ts';
import type { CallInput } from '../../src/contract/call.ts';
import { orderCreditNote, orderDocument } from '../../src/contract/order/orderDocument.ts';
import { sellerSetting } from '../../src/contract/order/seller.ts';
import type { DocumentFilter } from '../../src/domain/tax/documentSearch.ts';
import { isRefusal } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { settingRoutes } from '../http/resourceRoutes.ts';
import { searchDocuments } from '../store/order/searchDocuments.ts';
import { readSeller } from '../store/order/seller.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { exportDocuments, exportTaxReport } from '../useCases/order/exportDocuments.ts';
import { reissueDocument } from '../useCases/order/reissueDocument.ts';
import { saveSeller } from '../useCases/order/saveSeller.ts';
import { issueForDesk, showCreditNote, showDocument, showPaper } from '../useCases/order/showDocument.ts';

const filterOf = (query: CallInput<typeof documentsCsv>['query']): DocumentFilter => ({
  month: query.month ?? null,
  kind: query.kind ?? null,
  state: query.state ?? null,
  keyword: query.keyword ?? '',
});

/** Receipts, tax invoices and credit notes, and their seller. */
export const documentRoutes = [
  handle(orderDocument, ({ params }, { parts, caller, now }) => showDocument(parts, caller, params.token, now)),
  handle(orderCreditNote, ({ params }, { parts, caller }) => showCreditNote(parts, caller, params.token)),
  ...settingRoutes(sellerSetting, { read: readSeller, save: saveSeller }),

  handle(adminDocuments, ({ query: { page, pageSize, ...filter } }, { parts }) =>
    searchDocuments(parts.db, { ...filterOf(filter), ...pageOf({ page, pageSize }) }),
  ),
  handle(paperFile, ({ params }, { parts }) => showPaper(parts, params.number)),
  handle(documentsCsv, ({ query }, { parts, language, now }) =>
    exportDocuments(parts.db, filterOf(query), { media: 'csv', language, now }),
  ),
  handle(documentsXlsx, ({ query }, { parts, language, now }) =>
    exportDocuments(parts.db, filterOf(query), { media: 'xlsx', language, now }),
  ),
  handle(taxReportCsv, ({ query }, { parts, language }) =>
    exportTaxReport(parts.db, query.month, { media: 'csv', language }),
  ),
  handle(taxReportXlsx, ({ query }, { parts, language }) =>
    exportTaxReport(parts.db, query.month, { media: 'xlsx', language }),
  ),

  handle(issueDocumentCall, ({ params }, { parts, now }) => issueForDesk(parts, params.orderId, now)),
  handle(reissueDocumentCall, ({ params, body }, { parts, person, once, now }) => {
    const author = { ...params, administratorId: person().userId, now };
    return onceCounted(once, {
      run: async (tx) => {
        const stored = await reissueDocument(tx, body, author);
        return isRefusal(stored) ? stored : { answer: stored.order, news: stored };
      },
      announce: (stored) => announceOrder(parts, { stored, seatsMovedOf: [] }),
    });
  }),
];
