import { orderDocument } from '../../src/contract/order/orderDocument.ts';
import { sellerSetting } from '../../src/contract/order/seller.ts';
import { handle } from '../http/handle.ts';
import { settingRoutes } from '../http/resourceRoutes.ts';
import { readSeller } from '../store/order/seller.ts';
import { saveSeller } from '../useCases/order/saveSeller.ts';
import { showDocument } from '../useCases/order/showDocument.ts';

/** Receipts and tax invoices, and their seller. */
export const documentRoutes = [
  handle(orderDocument, ({ params }, { parts, caller, now }) => showDocument(parts, caller, params.token, now)),
  ...settingRoutes(sellerSetting, { read: readSeller, save: saveSeller }),
];
