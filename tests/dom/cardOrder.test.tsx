import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentCharge } from '../../src/contract/order/charge.ts';
import { listOrders, orderByToken } from '../../src/contract/order/order.ts';
import { sayConsent } from '../../src/platform/measurement/consent.ts';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { charge: texts } = wordsOf(true);
const order = unpaidOrder({ method: 'cardToken' });

afterEach(() => sayConsent('refused'));

/** Opens a card order of a person who agreed, in a shop with a tag manager. */
async function openCard() {
  const shop = plainShop({ settings: { analyticsEnabled: true, tagManagerId: 'GTM-AB12CD3' } });
  shop.answers(orderByToken, order);
  shop.answers(currentCharge, null);
  shop.answers(listOrders, { rows: [], total: 0 });
  sayConsent('granted');
  return await openApp(links.order(order.token));
}

test('no tag manager starts where a card is typed, although the visit is counted', async () => {
  await openCard();
  expect(await screen.findByLabelText(new RegExp(texts.card.number))).toBeVisible();
  await waitFor(() => expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'page_view' })));
  expect(window.dataLayer).not.toContainEqual(expect.objectContaining({ event: 'gtm.js' }));
  expect(document.querySelector('script[src*=googletagmanager]')).toBeNull();
});

test('a page on which a tag manager runs reloads before it shows a card form', async () => {
  vi.stubGlobal('google_tag_manager', {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await openCard();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(screen.queryByLabelText(new RegExp(texts.card.number))).not.toBeInTheDocument();
});
