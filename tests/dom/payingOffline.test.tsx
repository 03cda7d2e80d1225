import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changePaymentMethod, listWaysToPay } from '../../src/contract/order/wayToPay.ts';
import { OtherWay } from '../../src/features/orders/payment/OtherWay.tsx';
import { ChargeStates } from '../../src/features/orders/payment/provider/ChargeStates.tsx';
import { checkServer } from '../../src/platform/net/connection.ts';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';
import { wordsOf } from '../support/run/words.ts';

const { charge: texts, orders, waiting } = wordsOf(true);
const order = unpaidOrder({ method: 'paymentLink' });

test('without the shop the provider’s page is not opened, which would leave the app for an error; later it is', async () => {
  await checkServer();
  const open = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const step = { kind: 'redirect', url: 'https://pay.example/1' } as const;
  const user = await renderPart(
    <ChargeStates payment={{ query: {} as never, view: { kind: 'step', step, expiresAt: null } }} words={texts.page}>
      {() => null}
    </ChargeStates>,
  );
  expect(screen.getByText(texts.needsNetwork)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.page.go }));
  expect(screen.getByRole('button', { name: waiting.stop })).toBeVisible();
  expect(open).not.toHaveBeenCalled();

  plainShop();
  await act(checkServer);
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(step.url));
});

test('the other ways to pay open once the shop answers, and the chosen one is named as the shop names it', async () => {
  await checkServer();
  const user = await renderPart(<OtherWay order={order} />);
  await user.click(screen.getByRole('button', { name: orders.otherWay.open }));
  expect(screen.getByRole('button', { name: waiting.stop })).toBeVisible();

  const shop = plainShop();
  const title = { th: 'บัตรเครดิต', en: 'Credit card' };
  shop.answers(listWaysToPay, [{ method: 'cardToken', title, refusal: null }]);
  shop.answers(changePaymentMethod, unpaidOrder({ method: 'cardToken' }));
  await act(checkServer);
  await user.click(await screen.findByRole('radio', { name: new RegExp(title.th) }));
  await user.click(screen.getByRole('button', { name: orders.otherWay.confirm }));
  expect(await screen.findByText(orders.otherWay.changed(title.th))).toBeVisible();
});
