import { expect, test } from 'vitest';
import { openSandbox } from '../../../server/demo/openSandbox.ts';
import { readTransferMethod } from '../../../src/contract/order/methodSettings.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';

onPaymentShop('the settings of the bank transfer', (opened) => {
  test('are its accounts, while it is on', async () => {
    const { shop, ask } = opened();
    const transfer = await shop.call(readTransferMethod, {});
    expect(transfer).toMatchObject({ method: 'bankTransfer', accounts: [{ accountNumber: '1112223334' }] });
    await ask(`update payment_methods set is_on = false where method = 'bankTransfer' returning 1`);
    expect((await shop.refused(readTransferMethod, {})).code).toBe('NO_PAYMENT_METHOD');
  });
});

test('a sandbox that cannot start says so', async () => {
  await expect(openSandbox({ publicUrl: 'no address' })).rejects.toThrow('ended with code 1');
});
