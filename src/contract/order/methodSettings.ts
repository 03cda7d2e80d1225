import * as z from 'zod/mini';
import type { OfferedPaymentMethod } from '../../domain/order/paymentMethod.ts';
import { defineCall } from '../call.ts';
import { bankAccountCodec } from '../cart/cart.ts';
import { field, object } from '../field.ts';
import { dataOf, list, localText } from '../primitives.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

const transferMethod = object<OfferedPaymentMethod>({
  method: field('id', paymentMethodCodec),
  title: field('title', z.nullable(localText)),
  accounts: field('bankList', list(bankAccountCodec)),
  qrImageUrl: field('qr_image', z.nullable(z.string())),
});

export const readTransferMethod = defineCall('readTransferMethod', 'GET /public/payments/methods/1', 'public', {
  origin: 'specification',
  summary: 'The bank transfer with its accounts.',
  response: dataOf(transferMethod),
  failures: ['NO_PAYMENT_METHOD'],
});
