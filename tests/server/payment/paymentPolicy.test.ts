import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { methodsSetting } from '../../../src/contract/order/shopPayments.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

/** Keys of three providers, which are never called. Those of the card gateway are missing. */
const keys = {
  ...{ OMISE_PUBLIC_KEY: 'pkey_test_desk', OMISE_SECRET_KEY: 'skey_test_desk' },
  ...{ PAY_SOLUTIONS_MERCHANT_ID: '12345678', PAY_SOLUTIONS_SECRET_KEY: 'secret', PAY_SOLUTIONS_API_KEY: 'key' },
  PAY_SOLUTIONS_FORM_URL: 'https://bills.example/payment',
  ...{ GBPRIMEPAY_TOKEN: 'customer', GBPRIMEPAY_SECRET_KEY: 'secret' },
};
const omise = ['https://cdn.omise.co', 'https://vault.omise.co'];

onDatabase('the policy of pages', (database) => {
  let opened: { readonly shop: TestShop; readonly administrator: SignedInVisitor } | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-policy-'));
  beforeAll(async () => {
    for (const name of ['index.html', 'shell.html']) writeFileSync(join(folder, name), '<html lang="th"></html>');
    const shop = await buildTestShop({
      ...{ database: database(), clock: movableClock(), env: keys },
      assetFolders: [folder],
    });
    opened = { shop, administrator: await shop.signedIn('administrator') };
  });
  afterAll(async () => {
    await opened?.shop.close();
    rmSync(folder, { recursive: true });
  });

  test('allows a provider while a method of it is on at the desk, and its hosts where it needs them', async () => {
    const none = { scripts: [], connections: [], frames: ["'none'"], forms: [] };
    expect(await allowed()).toEqual(none);

    await switchOn('cardToken');
    const card = { scripts: [omise[0]], connections: [omise[1]], frames: [omise[1]] };
    expect(await allowed()).toEqual({ ...none, ...card });

    await switchOn('cardToken', 'cardTokenPromptPay', 'billPayment');
    expect(await allowed()).toEqual({ ...card, forms: ['https://bills.example'] });

    await switchOn('billPayment');
    expect(await allowed()).toEqual({ ...none, forms: ['https://bills.example'] });

    await switchOn('paymentLink');
    expect(await allowed()).toEqual(none);
  });

  /** Saves at the desk that these methods are on and no others. */
  async function switchOn(...on: readonly PaymentMethod[]): Promise<void> {
    const { shop, as } = current();
    const { methods, revision } = await shop.call(methodsSetting.read, {}, { as });
    const changed = methods.map((each) => ({ ...each, isOn: on.includes(each.method) }));
    await shop.call(methodsSetting.save, { body: { methods: changed, revision } }, { as });
  }

  /** The sources beside the shop's own, the same in a page's answer and in the document of the worker. */
  async function allowed() {
    const { shop } = current();
    const [page, document] = await Promise.all(
      ['/cart', '/shell.html'].map(async (url) => {
        const { headers } = await shop.inject({ url, headers: { accept: 'text/html' } });
        return String(headers['content-security-policy']);
      }),
    );
    expect(document).toBe(page);
    const of = (directive: string) => {
      const [, sources = ''] = new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(page ?? '') ?? [];
      return sources.split(' ').filter((source) => source !== "'self'" && !source.includes(':8443'));
    };
    return {
      ...{ scripts: of('script-src'), connections: of('connect-src') },
      ...{ frames: of('frame-src'), forms: of('form-action') },
    };
  }

  function current() {
    if (opened === undefined) throw new Error('The shop is open only while tests run');
    return { shop: opened.shop, as: opened.administrator };
  }
});
