import { randomUUID } from 'node:crypto';
import { cancelOrderCall, type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall, type TransferReport } from '../../../src/contract/order/payment.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { agree, type Offered, reportOf } from '../../support/browser/shopping.ts';
import type { Buyer } from '../../support/shop/makeBuyers.ts';
import type { Asked, ShopClient } from '../../support/shop/shopClient.ts';

/** One buyer's intentions with the key of every step, and the acknowledgements so far. */
export type Purchase = {
  readonly buyer: Buyer;
  readonly course: Offered;
  readonly ending: 'report' | 'cancel';
  readonly slip: Buffer;
  readonly accountId: string;
  readonly keys: { readonly order: string; readonly upload: string; readonly report: string };
  agreed?: OrderRequest;
  order?: Order;
  slipName?: string;
  report?: TransferReport;
  reportId?: string;
  isCancelled?: boolean;
  /** Another buyer got the last seat. */
  isSoldOut?: boolean;
};

export type Wish = Pick<Purchase, 'buyer' | 'course' | 'ending' | 'slip' | 'accountId'>;

export const wish = (wanted: Wish): Purchase => ({
  ...wanted,
  keys: { order: randomUUID(), upload: randomUUID(), report: randomUUID() },
});

/** Called with every answer. */
export type Hears = (step: string) => void;

/**
 * Runs the steps without an acknowledgement; after a crash the last one is repeated with its key and body. Throws if
 * the connection fails or the shop refuses unexpectedly.
 */
export async function carryOut(client: ShopClient, purchase: Purchase, hears: Hears): Promise<void> {
  const { buyer, keys } = purchase;
  purchase.agreed ??= await agree(client, buyer, purchase.course);
  if (!purchase.order) {
    const asked = await client.ask(placeOrderCall, { body: purchase.agreed }, { as: buyer, key: keys.order });
    if (isRefusedFor(asked, 'NO_MORE_SEAT')) {
      purchase.isSoldOut = true;
      return;
    }
    purchase.order = answerOf(asked, 'order');
    purchase.isSoldOut = false;
    hears('order');
  }
  if (purchase.ending === 'cancel') await cancel(client, purchase, purchase.order, hears);
  else await report(client, purchase, purchase.order, hears);
}

async function cancel(client: ShopClient, purchase: Purchase, { id, token }: Order, hears: Hears): Promise<void> {
  if (purchase.isCancelled) return;
  const asked = await client.ask(cancelOrderCall, { body: { orderId: id, token } }, { as: purchase.buyer });
  // The order was cancelled, and the crash lost the answer.
  if (!isRefusedFor(asked, 'STATUS_CONFLICT')) answerOf(asked, 'cancel');
  purchase.isCancelled = true;
  hears('cancel');
}

async function report(client: ShopClient, purchase: Purchase, order: Order, hears: Hears): Promise<void> {
  const { buyer, keys, slip, accountId } = purchase;
  if (purchase.slipName === undefined) {
    const [name] = answerOf(
      await client.upload([slip], { as: buyer, key: keys.upload, orderToken: order.token }),
      'upload',
    );
    if (name === undefined) throw new Error('an upload of one file gave no name');
    purchase.slipName = name;
    hears('upload');
  }
  if (purchase.reportId !== undefined) return;
  purchase.report ??= reportOf(order, accountId, [purchase.slipName], order.placedAt);
  const asked = await client.ask(
    reportTransferCall,
    { body: { ...purchase.report, claimsPaid: false } },
    { as: buyer, key: keys.report },
  );
  purchase.reportId = answerOf(asked, 'report').reportId;
  hears('report');
}

/** Repeats every acknowledged step with its key; each answer must be the same. */
export async function repeat(client: ShopClient, purchase: Purchase): Promise<string[]> {
  const { buyer, keys, agreed, order, slip, slipName, report, reportId } = purchase;
  const wrong: string[] = [];
  const same = (step: string, one: string | undefined, other: string | undefined) => {
    if (one !== other) wrong.push(`${step} was acknowledged as ${one} and is ${other} when it is repeated`);
  };
  if (agreed && order) {
    const again = await client.ask(placeOrderCall, { body: agreed }, { as: buyer, key: keys.order });
    same('order', order.id, answerOf(again, 'order').id);
  }
  if (order && slipName !== undefined) {
    const again = await client.upload([slip], { as: buyer, key: keys.upload, orderToken: order.token });
    same('upload', slipName, answerOf(again, 'upload')[0]);
  }
  if (report && reportId !== undefined) {
    const again = await client.ask(
      reportTransferCall,
      { body: { ...report, claimsPaid: false } },
      { as: buyer, key: keys.report },
    );
    same('report', reportId, answerOf(again, 'report').reportId);
  }
  return wrong;
}

const isRefusedFor = (asked: Asked<unknown>, code: FailureCode): boolean =>
  asked.kind === 'refused' && asked.code === code;

function answerOf<Answer>(asked: Asked<Answer>, step: string): Answer {
  if (asked.kind === 'answer') return asked.value;
  throw new Error(`${step} was refused: ${asked.status} ${asked.code}`);
}
