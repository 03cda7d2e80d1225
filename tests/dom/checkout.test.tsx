import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartPaymentMethods } from '../../src/contract/cart/cart.ts';
import { orderByToken, placeOrderCall } from '../../src/contract/order/order.ts';
import { quoteCart } from '../../src/contract/order/quote.ts';
import { registerStudent } from '../../src/contract/people/registration.ts';
import { currentPerson } from '../../src/contract/people/session.ts';
import { listPages } from '../../src/contract/site/customPage.ts';
import { siteSettings } from '../../src/contract/site/site.ts';
import { orders } from '../../src/i18n/th/buying/orders.ts';
import { acceptance } from '../../src/i18n/th/people/acceptance.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { fillGuest, openCheckout, shopWithCart, signedQuote } from '../support/dom/openCheckout.ts';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { personAs, publicSite } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const words = wordsOf(true);
const { checkout: texts, registration, report } = words;
const course = { id: '1', title: 'ปั้นดิน' };
const orderButton = () => screen.getAllByRole('button', { name: texts.submit })[0] as HTMLElement;

async function readyToOrder() {
  const opened = await openCheckout(course);
  opened.shop.answers(registerStudent, personAs('nonMember'));
  await fillGuest(opened.user);
  return opened;
}

test('an empty form focuses its first field, shows the problems, and places no order', async () => {
  const { shop, user } = await openCheckout(course);
  shop.answers(registerStudent, personAs('nonMember'));
  shop.answers(placeOrderCall, unpaidOrder());
  await user.click(orderButton());
  expect(field(registration.fields.firstName)).toHaveFocus();
  expect(field(registration.fields.email)).toHaveAccessibleDescription(
    expect.stringContaining(registration.problems['email.required']),
  );
  expect([...shop.sent(registerStudent), ...shop.sent(placeOrderCall)]).toEqual([]);
});

test('while it is unknown who buys, no form of a guest is shown, and no choice can be made that would be lost', async () => {
  const shop = await shopWithCart([course], 'student');
  const tellWhoBuys = shop.holds(currentPerson, personAs('student'));
  await openApp('/checkout');
  await waitFor(() => expect(shop.sent(quoteCart)).not.toEqual([]));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  tellWhoBuys();
  expect(await screen.findByText(texts.buyer.signedIn)).toBeVisible();
});

test('a guest orders with the figure that was seen, and the press after the transfer opens its report with the focus in it', async () => {
  const { shop, user } = await readyToOrder();
  shop.answers(placeOrderCall, unpaidOrder());
  shop.answers(orderByToken, unpaidOrder());
  await user.click(orderButton());
  await user.click(await screen.findByRole('button', { name: orders.actions.report }));
  const sheet = await screen.findByRole('dialog', { name: report.title });
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
  expect(shop.sent(registerStudent)).toMatchObject([{ kind: 'nonMember', email: 'mali@example.com' }]);
  expect(shop.sent(placeOrderCall)).toMatchObject([
    { method: 'bankTransfer', quote: { total: 199_000 }, signature: 'signed' },
  ]);
});

test('the payment section has the title that the shop chose', async () => {
  const shop = await shopWithCart([course]);
  shop.answers(siteSettings, publicSite({ paymentTitle: { th: 'จ่ายให้ร้าน', en: null } }));
  await openApp('/checkout');
  expect(await screen.findByRole('heading', { name: 'จ่ายให้ร้าน' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: texts.methods.heading })).toBeNull();
});

test('the promise of a refund and the terms that an order accepts stand beside the button, as far as the shop has them', async () => {
  const shop = await shopWithCart([course]);
  shop.answers(siteSettings, publicSite({ refundPromise: { th: 'คืนเงินใน 7 วัน', en: null } }));
  shop.answers(listPages, [{ path: 'terms', title: { th: 'ข้อตกลง', en: null }, updatedAt: 0 }]);
  await openApp('/checkout');
  expect(await screen.findByText('คืนเงินใน 7 วัน')).toBeVisible();
  const [terms] = await screen.findAllByRole('link', { name: acceptance.pages.terms });
  expect(terms).toHaveAttribute('href', '/page/terms');
  expect(screen.queryByRole('link', { name: acceptance.pages.privacy })).toBeNull();
});

test.each([
  ['after', ['terms']],
  ['before', []],
])(
  'an order that is pressed %s the list of pages is loaded says that %j stood beside its button',
  async (when, accepts) => {
    const shop = await shopWithCart([course]);
    const load = shop.holds(listPages, [{ path: 'terms', title: { th: 'ข้อตกลง', en: null }, updatedAt: 0 }]);
    shop.answers(registerStudent, personAs('nonMember'));
    shop.answers(placeOrderCall, unpaidOrder());
    shop.answers(orderByToken, unpaidOrder());
    const user = await openApp('/checkout');
    await screen.findByRole('heading', { level: 1, name: texts.title });
    if (when === 'after') {
      load();
      await screen.findAllByRole('link', { name: acceptance.pages.terms });
    }
    await fillGuest(user);
    await screen.findByRole('radio', { name: new RegExp(texts.methods.details.bankTransfer), checked: true });
    await waitFor(() => expect(shop.sent(quoteCart)).not.toEqual([]));
    await user.click(orderButton());
    await waitFor(() => expect(shop.sent(placeOrderCall)).toMatchObject([{ accepts }]));
    expect(shop.sent(registerStudent)).toMatchObject([{ accepts }]);
  },
);

test('without a way to pay by the press the buyer is led to what says so, and goes on once one is back', async () => {
  const { shop, user } = await readyToOrder();
  shop.refuses(placeOrderCall, { status: 409, code: 'NO_PAYMENT_METHOD' });
  shop.answers(cartPaymentMethods, []);
  await user.click(orderButton());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.methods.none));
});

test('a course that is full is named in one box with the focus, and can be taken out there', async () => {
  const { shop, user } = await readyToOrder();
  const full = [{ code: 'NO_MORE_SEAT', itemIds: ['1'] }] as const;
  shop.answers(quoteCart, ({ body }) => ({ ...signedQuote(body), refusals: body.lines.length === 0 ? [] : full }));
  shop.refuses(placeOrderCall, { status: 409, code: 'NO_MORE_SEAT', details: { itemIds: ['1'] } });
  await user.click(orderButton());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.refusals.heading));
  expect(document.activeElement).not.toHaveTextContent(texts.buyer.heading);
  await user.click(screen.getByRole('button', { name: texts.refusals.takeOut('ปั้นดิน') }));
  expect(await screen.findByRole('heading', { name: texts.empty.title })).toBeVisible();
});

test('a price that changed is asked about, and a yes orders by the new one', async () => {
  const { shop, user } = await readyToOrder();
  const dearer = (body: Parameters<typeof signedQuote>[0]) => signedQuote(body, 10_000);
  shop.answers(quoteCart, ({ body }) => dearer(body));
  shop.refuses(placeOrderCall, { status: 409, code: 'PRICE_CHANGED' });
  await user.click(orderButton());
  const question = await screen.findByRole('dialog', { name: texts.priceChanged.title });
  shop.answers(placeOrderCall, unpaidOrder({ total: 209_000, price: 209_000 }));
  shop.answers(orderByToken, unpaidOrder({ total: 209_000, price: 209_000 }));
  await user.click(within(question).getByRole('button', { name: texts.priceChanged.confirm }));
  await screen.findByRole('button', { name: orders.actions.report });
  expect(shop.sent(placeOrderCall).at(-1)?.quote?.total).toBe(209_000);
});

test('newly required fields appear after the refusal, with the focus', async () => {
  const { shop, user } = await readyToOrder();
  expect(screen.queryByLabelText(new RegExp(registration.fields.nickname))).not.toBeInTheDocument();
  const asked = { isEnabled: true, isRequired: true };
  shop.refuses(registerStudent, {
    ...{ status: 400, code: 'INPUT_ERROR', details: { fields: { nickname: 'กรุณากรอกชื่อเล่น' } } },
  });
  const { contactFields } = publicSite().settings;
  shop.answers(siteSettings, publicSite({ contactFields: { ...contactFields, nickname: asked } }));
  await user.click(orderButton());
  await waitFor(() => expect(field(registration.fields.nickname)).toHaveFocus());
  expect(field(registration.fields.nickname)).toBeInvalid();
  expect(field(registration.fields.nickname)).toHaveAccessibleDescription(registration.problems['nickname.required']);
});
