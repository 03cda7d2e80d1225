import { type Capture, merchantId, type Order } from './account.ts';

export const money = (amount: number, currency: string) => ({
  currency_code: currency,
  value: (amount / 100).toFixed(2),
});

/** An order as calls and events show it. */
export const orderBody = (order: Order, url: string) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  payment_source: { paypal: {} },
  purchase_units: [
    {
      reference_id: 'default',
      amount: money(order.amount, order.currency),
      payee: { merchant_id: merchantId },
      ...(order.description === '' ? {} : { description: order.description }),
      ...(order.customId === null ? {} : { custom_id: order.customId }),
      ...(order.invoiceId === null ? {} : { invoice_id: order.invoiceId }),
      ...(order.capture === null ? {} : { payments: { captures: [captureBody(order, order.capture)] } }),
    },
  ],
  create_time: new Date(order.createdAt).toISOString(),
  links: [
    { rel: 'self', method: 'GET', href: `${url}/payPal/api/v2/checkout/orders/${order.id}` },
    ...(order.status === 'PAYER_ACTION_REQUIRED'
      ? [{ rel: 'payer-action', method: 'GET', href: `${url}/payPal/pages/approve/${order.id}` }]
      : []),
  ],
});

const captureBody = (order: Order, { id, amount, at, status }: Capture) => ({
  id,
  status,
  amount: money(amount, order.currency),
  final_capture: true,
  ...(order.customId === null ? {} : { custom_id: order.customId }),
  ...(order.invoiceId === null ? {} : { invoice_id: order.invoiceId }),
  ...(status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
  create_time: new Date(at).toISOString(),
});

/** A capture as events show it. */
export const captureResource = (order: Order, capture: Capture) => ({
  ...captureBody(order, capture),
  payee: { merchant_id: merchantId },
  supplementary_data: { related_ids: { order_id: order.id } },
});
