import { orderDocument } from '../../src/contract/orderDocument.ts';
import { adminSeller, saveSeller as saveSellerCall } from '../../src/contract/seller.ts';
import { handle } from '../http/handle.ts';
import { readSeller } from '../store/seller.ts';
import { saveSeller } from '../useCases/saveSeller.ts';
import { showDocument } from '../useCases/showDocument.ts';

/** Receipts and tax invoices, and who issues them. */
export const documentRoutes = [
  handle(orderDocument, ({ params }, { parts, caller, now }) => showDocument(parts, caller, params.token, now)),
  handle(adminSeller, (_, { parts }) => readSeller(parts.db)),
  handle(saveSellerCall, ({ body }, { once, now }) => once((tx) => saveSeller(tx, body, now))),
];
