import { type Answer, json } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { apiKey, type BillOrder, merchantId, type Orders, secretKey, statuses, unpaid } from './account.ts';

/** The routes of apis.paysolutions.asia: the inquiry. */
export function apiRoutes(orders: Orders): Route[] {
  function inquire(request: SandboxRequest): Answer {
    const { merchantid, merchantsecretkey, apikey } = request.headers;
    const isKnown = merchantid === merchantId.slice(-5) && merchantsecretkey === secretKey && apikey === apiKey;
    if (!isKnown) return json({ message: 'Unauthorized' }, 401);
    const { refno, orderNo, productDetail } = fieldsOf(request) ?? {};
    const order = orders.get(String(refno));
    const isAsked = order && (orderNo === 'X' || orderNo === order.orderNo) && productDetail === order.detail;
    // As documented, an order without a payment is none.
    if (!isAsked || unpaid.includes(order.status))
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '' };
    if (order.totalSatang % 100 === 12) return json({ message: 'Internal error' }, 500);
    if (order.totalSatang % 100 === 11 && !order.wasDropped) {
      order.wasDropped = true;
      return 'dropped';
    }
    const second = order.secondOrderNo === null ? [] : [{ ...order, orderNo: order.secondOrderNo }];
    return json([order, ...second].map(rowOf));
  }

  return [{ method: 'POST', path: '/api/order/orderdetailpost', handle: inquire }];
}

/** The provider spells the e-mail so. */
const rowOf = (order: BillOrder) => ({
  ...{ ReferenceNo: order.refno, OrderNo: order.orderNo, MerchantID: merchantId, ProductDetail: order.detail },
  ...{ Total: order.totalSatang / 100, CardType: 'VISA', CustomerEmal: order.email, CurrencyCode: '00' },
  ...{ Status: order.status, StatusName: statuses[order.status], PostBackMethod: 'POST' },
  ...{ PostBackCompleted: true, OrderDateTime: new Date(order.createdAt).toISOString(), installment: null },
});
