import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import type { OrderFace } from '../../../src/domain/order/orderFace.ts';
import { TransferStep } from '../../../src/features/orders/payment/transfer/TransferStep.tsx';
import { rejectReasons } from '../../../src/i18n/th/buying/rejectReasons.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';

const rejected = (total: number): Order =>
  ({
    ...{ id: 'o1', number: '240101', token: 't', status: 'rejected', method: 'bankTransfer', currency: 'THB', total },
    ...{ cancelAt: null, lines: [], reports: [] },
    history: [{ to: 'rejected', at: 1, actor: 'administrator', reasonCode: 'slipUnreadable', reason: 'ถ่ายใหม่นะคะ' }],
  }) as unknown as Order;

test.each<[OrderFace, number]>([
  ['rejected', 10_700],
  ['requestRejected', 0],
])('its buyer reads why an order was rejected, where the next step stands: %s', (face, total) => {
  const step = drawKnowing(
    <TransferStep order={rejected(total)} face={face} onReport={() => {}} onCopyAccount={() => {}} />,
    [],
  );
  for (const words of [rejectReasons.usual.slipUnreadable, 'ถ่ายใหม่นะคะ']) expect(step).toContain(words);
});
