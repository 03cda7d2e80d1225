import { expect, test } from 'vitest';
import { challengedCard, openSandbox, press } from './openSandbox.ts';

const returnUri = 'http://localhost:3000/payment/return/7?order=1&x="';

async function openChallenge() {
  const opened = await openSandbox();
  const { body } = await opened.chargeCard(10_000, challengedCard, { return_uri: returnUri });
  return { ...opened, id: body.id, page: String(body.authorize_uri) };
}

test.each([
  ['approve', { status: 'successful', paid: true }, ['charge.create', 'charge.complete']],
  ['decline', { status: 'failed', failure_code: 'failed_processing' }, ['charge.create', 'charge.complete']],
  ['leave', { status: 'pending', paid: false }, ['charge.create']],
])('the 3-D Secure page returns to the shop: %s', async (choice, outcome, keys) => {
  const { charge, id, page, shop } = await openChallenge();
  expect(await press(page, choice)).toMatchObject({ status: 302, location: returnUri });
  expect((await charge(id)).body).toMatchObject(outcome);
  await shop.receives(keys.length);
  expect(shop.keys()).toEqual(keys);
});

test('the 3-D Secure page can return by POST', async () => {
  const { page } = await openChallenge();
  const { status, text } = await press(page, 'approve', { post: '1' });
  expect(status).toBe(200);
  expect(text).toContain('<form method="post" action="http://localhost:3000/payment/return/7?order=1&#38;x=&#34;">');
});

test('a second decision changes nothing and returns all the same', async () => {
  const { charge, id, page } = await openChallenge();
  await press(page, 'decline');
  expect(await press(page, 'approve')).toMatchObject({ status: 302, location: returnUri });
  expect((await charge(id)).body.status).toBe('failed');
});

test.each([
  ['pay', 'successful', ['charge.create', 'charge.complete']],
  ['fail', 'failed', ['charge.create', 'charge.complete']],
  ['expire', 'expired', ['charge.create', 'charge.expire']],
  ['payLate', 'successful', ['charge.create', 'charge.expire', 'charge.complete']],
])('the bank app: %s', async (choice, status, keys) => {
  const { charge, chargePromptPay, shop, url } = await openSandbox();
  const { body } = await chargePromptPay(10_000);
  const page = `/omise/pages/pay/${body.id}?lang=en`;
  expect(await press(url + page, choice)).toMatchObject({ status: 303, location: page });
  expect((await charge(body.id)).body.status).toBe(status);
  expect(shop.keys()).toEqual(keys);
});

test('the bank app refuses an expired code, which only late money pays', async () => {
  const { charge, chargePromptPay, clock, url } = await openSandbox();
  const { body } = await chargePromptPay(10_000);
  clock.now += 24 * 3_600_000;
  const page = `${url}/omise/pages/pay/${body.id}?lang=en`;
  expect(await press(page, 'pay')).toMatchObject({ status: 409 });
  expect((await charge(body.id)).body.status).toBe('expired');
  expect(await press(page, 'payLate')).toMatchObject({ status: 303 });
  expect((await charge(body.id)).body.status).toBe('successful');
});

test.each([
  ['th', 'รายการชำระเงินในระบบจำลอง', 'แอปธนาคาร: จ่ายด้วยพร้อมเพย์'],
  ['en', 'Payments in the sandbox', 'Bank app: pay by PromptPay'],
])('the list leads to the page of a payment (%s)', async (language, listTitle, payTitle) => {
  const { chargePromptPay, url } = await openSandbox();
  await chargePromptPay(150_050);
  const list = await (await fetch(`${url}/?lang=${language}`)).text();
  expect(list).toContain(`<html lang="${language}">`);
  expect(list).toContain(`<h1>${listTitle}</h1>`);
  expect(list).toContain('฿1,500.50');
  const [, href = ''] = /<td><a href="([^"]+)"/.exec(list) ?? [];
  expect(await (await fetch(url + href)).text()).toContain(`<h1>${payTitle}</h1>`);
});

test('the language follows the browser', async () => {
  const { url } = await openSandbox();
  const headers = { 'accept-language': 'en-GB,en;q=0.9' };
  expect(await (await fetch(url, { headers })).text()).toContain('No payments yet');
  expect(await (await fetch(url)).text()).toContain('ยังไม่มีรายการ');
});

test('unknown pages are missing', async () => {
  const { url } = await openSandbox();
  expect((await fetch(`${url}/omise/pages/pay/chrg_test_0`)).status).toBe(404);
  expect((await fetch(`${url}/omise/pages/authorize/paym_test_0`)).status).toBe(404);
});
