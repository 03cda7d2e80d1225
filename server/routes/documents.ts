import { orderDocument } from '../../src/contract/order/orderDocument.ts';
import { adminSeller, saveSeller as saveSellerCall } from '../../src/contract/order/seller.ts';
import { handle } from '../http/handle.ts';
import { readSeller } from '../store/order/seller.ts';
import { saveSeller } from '../useCases/order/saveSeller.ts';
import { showDocument } from '../useCases/order/showDocument.ts';

/** Receipts and tax invoices, and their seller. */
export const documentRoutes = [
  handle(orderDocument, ({ params }, { parts, caller, now }) => showDocument(parts, caller, params.token, now)),
  handle(adminSeller, (_, { parts }) => readSeller(parts.db)),
  handle(saveSellerCall, ({ body }, { once, now }) => once((tx) => saveSeller(tx, body, now))),
];
