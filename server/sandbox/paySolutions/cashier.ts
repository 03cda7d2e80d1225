import type { Fields } from '../http/request.ts';
import type { ProviderParts } from '../provider.ts';
import { type DeliveryStatus, makeWebhookQueue } from '../webhookQueue.ts';
import {
  type BillOrder,
  merchantId,
  type Orders,
  open,
  type Posting,
  paid,
  returned,
  type Status,
  statuses,
} from './account.ts';

const paidLaterMs = 10_000;
const postedLateMs = 60_000;

export type Cashier = {
  /** The order that a form asks for, or the fault of the form. */
  begin(form: Fields): BillOrder | string;
  /** Whether the order could take this status. Resolves after the first attempt of its postback. */
  mark(order: BillOrder, status: Status, posting?: Posting): Promise<boolean>;
  /** Pays a completed order once more. Resolves after the first attempt of its postback. */
  payAgain(order: BillOrder): Promise<void>;
  /** Posts a result back, whether it is true or not. */
  post(order: BillOrder, status: Status): Promise<DeliveryStatus>;
};

/** Orders of the form page, and their results. */
export function makeCashier(orders: Orders, { clock, wait, webhookUrl }: ProviderParts): Cashier {
  const queue = makeWebhookQueue(wait);

  const post: Cashier['post'] = (order, status) =>
    queue.enqueue({
      about: order.refno,
      // As the merchant panel has it.
      url: `${webhookUrl}/webhook/payment/pay-solutions`,
      body: new URLSearchParams({
        ...{ merchantid: merchantId, refno: order.refno, orderno: order.orderNo, customeremail: order.email },
        ...{ productdetail: order.detail, total: (order.totalSatang / 100).toFixed(2), cardtype: 'VISA' },
        ...{ status, statusname: statuses[status] },
      }).toString(),
      headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    });

  /** After a reset, timers of forgotten orders still run out. */
  function later(milliseconds: number, { refno }: BillOrder, work: (order: BillOrder) => unknown): void {
    wait(milliseconds).then(
      () => {
        const order = orders.get(refno);
        return order === undefined ? undefined : work(order);
      },
      () => undefined,
    );
  }

  async function mark(order: BillOrder, status: Status, posting = postingOf(order)): Promise<boolean> {
    const before = returned.includes(status) ? [...paid, 'RR'] : open;
    if (!before.includes(order.status)) return false;
    order.status = status;
    if (posting === 'late') later(postedLateMs, order, () => post(order, status));
    const times = { once: 1, twice: 2, late: 0, none: 0 }[posting];
    await Promise.all(Array.from({ length: times }, () => post(order, status)));
    return true;
  }

  async function payAgain(order: BillOrder): Promise<void> {
    order.secondOrderNo = String(Number(order.orderNo) + 5_000_000);
    await post({ ...order, orderNo: order.secondOrderNo }, 'CP');
  }

  function begin(form: Fields): BillOrder | string {
    const wish = wishOf(form);
    if (typeof wish === 'string') return wish;
    const known = orders.get(wish.refno);
    if (known) {
      // The same form again leads to the same page until it is paid.
      const isSame = known.status === 'NS' && known.totalSatang === wish.totalSatang;
      return isSame ? known : 'Duplicate reference number';
    }
    const orderNo = String(10_000_000 + orders.size);
    const order: BillOrder = {
      ...wish,
      orderNo,
      createdAt: clock(),
      status: 'NS',
      secondOrderNo: null,
      wasDropped: false,
    };
    orders.set(order.refno, order);
    const last = order.totalSatang % 100;
    if (last === 14) later(paidLaterMs, order, () => mark(order, 'CP'));
    if (last === 17) post(order, 'CP');
    return order;
  }

  return { begin, mark, payAgain, post };
}

function postingOf({ totalSatang }: BillOrder): Posting {
  return ({ 15: 'twice', 16: 'late', 19: 'none' } as const)[totalSatang % 100] ?? 'once';
}

/** The order that the fields describe, or their fault. */
function wishOf(form: Fields) {
  const { merchantid, refno, customeremail, productdetail, total, cc, returnurl } = form;
  if (merchantid !== merchantId) return 'Unknown merchant';
  if (typeof refno !== 'string' || !/^\d{1,12}$/.test(refno)) return 'refno must be 1 to 12 digits';
  if (typeof customeremail !== 'string' || customeremail === '' || customeremail.length > 100)
    return 'customeremail is invalid';
  if (typeof productdetail !== 'string' || productdetail === '' || productdetail.length > 255)
    return 'productdetail is invalid';
  if (typeof total !== 'string' || !/^\d{1,7}\.\d{2}$/.test(total) || Number(total) <= 0) return 'total is invalid';
  if (cc !== '00') return 'The sandbox charges baht only';
  return {
    ...{ refno, email: customeremail, detail: productdetail, totalSatang: Math.round(Number(total) * 100) },
    returnUrl: String(returnurl ?? ''),
  };
}
