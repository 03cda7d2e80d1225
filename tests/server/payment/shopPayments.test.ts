import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { bankAccounts } from '../../../src/contract/order/payment.ts';
import { accountsSetting, methodsSetting } from '../../../src/contract/order/shopPayments.ts';
import { howToBuy } from '../../../src/contract/site/howToBuy.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { ShopAccount } from '../../../src/domain/order/typedAccounts.ts';
import type { ShopMethod } from '../../../src/domain/order/typedMethods.ts';
import { shopPayments as words } from '../../../src/i18n/th/buying/shopPayments.ts';
import { usualHowToBuy } from '../../../src/i18n/th/catalogue/usualHowToBuy.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import { sendPagePicture } from '../../support/shop/sendPagePicture.ts';

/** The keys of one provider, which is never called. */
const keys = {
  OMISE_PUBLIC_KEY: 'pkey_test_desk',
  OMISE_SECRET_KEY: 'skey_test_desk',
  OMISE_WEBHOOK_SECRET: Buffer.from('desk').toString('base64'),
};

onDatabase('the ways to pay at the desk', (database) => {
  let shopOfTest: OrderShop | undefined;
  beforeAll(async () => {
    shopOfTest = await openOrderShop(database(), keys);
  });
  afterAll(() => shopOfTest?.shop.close());
  const opened = (): OrderShop => {
    if (!shopOfTest) throw new Error('The shop is open only while tests run');
    return shopOfTest;
  };
  const call = () => ({ shop: opened().shop, as: opened().administrator });
  const methods = () => call().shop.call(methodsSetting.read, {}, { as: call().as });
  const accounts = () => call().shop.call(accountsSetting.read, {}, { as: call().as });
  const changed = async (method: PaymentMethod, changes: Partial<ShopMethod>) => {
    const { methods: all, revision } = await methods();
    return { methods: all.map((each) => (each.method === method ? { ...each, ...changes } : each)), revision };
  };
  const offered = () => call().shop.call(cartPaymentMethods, {});
  const lastStep = async () => (await call().shop.call(howToBuy)).steps.at(-1)?.th;

  test('buyers see a title, a picture and an order as soon as they are saved', async () => {
    const { shop, as } = call();
    const title = { th: 'โอนเข้าบัญชีร้าน', en: 'Transfer to us' };
    const qrImageUrl = await sendPagePicture(shop, as);
    await shop.call(methodsSetting.save, { body: await changed('bankTransfer', { title, qrImageUrl }) }, { as });
    expect(await offered()).toMatchObject([{ method: 'bankTransfer', title, qrImageUrl }]);
    await shop.call(methodsSetting.save, { body: await changed('bankTransfer', { isOn: false }) }, { as });
    expect(await offered()).toEqual([]);
    expect(await lastStep()).toBe(usualHowToBuy.pay);
    await shop.call(methodsSetting.save, { body: await changed('bankTransfer', { isOn: true }) }, { as });
    expect(await lastStep()).toBe(usualHowToBuy.report);
  });

  test('a method without keys stays off, even if the body claims that it has them', async () => {
    const { shop, as } = call();
    const body = await changed('wallet', { isOn: true, hasKeys: true });
    const at = body.methods.findIndex(({ method }) => method === 'wallet');
    const refused = await shop.refused(methodsSetting.save, { body }, { as });
    expect(refused.fields).toEqual({ [`methods.${at}.is_on`]: words.problems['method.noKeys'] });
    expect((await methods()).methods.filter(({ hasKeys }) => hasKeys).map(({ method }) => method)).toEqual(
      expect.arrayContaining(['bankTransfer', 'cardToken']),
    );
  });

  test('a picture that is not the shop’s own is refused', async () => {
    const { shop, as } = call();
    const body = await changed('bankTransfer', { qrImageUrl: 'https://elsewhere.example/qr.png' });
    expect((await shop.refused(methodsSetting.save, { body }, { as })).code).toBe('INPUT_ERROR');
  });

  test('the second of two administrators is told, and changes nothing', async () => {
    const { shop, as } = call();
    const [first, second] = [await changed('bankTransfer', { title: { th: 'หนึ่ง', en: null } }), await methods()];
    await shop.call(methodsSetting.save, { body: first }, { as });
    expect((await shop.refused(methodsSetting.save, { body: second }, { as })).code).toBe('CHANGED_MEANWHILE');
    expect((await offered())[0]?.title?.th).toBe('หนึ่ง');
  });

  test('accounts are added, ordered, hidden and removed', async () => {
    const { shop, as } = call();
    const before = await accounts();
    const fresh: ShopAccount = {
      ...{ id: 'fresh', accountNumber: '098-7-65432-1', accountName: 'ร้าน', bankCode: 'SCB', bankName: 'anything' },
      ...{ promptPayImageUrl: null, promptPayId: '0812345678', isOn: true },
    };
    const save = (list: readonly ShopAccount[], revision: string) =>
      shop.call(accountsSetting.save, { body: { accounts: [...list], revision } }, { as });
    const saved = await save([fresh, ...before.accounts.map((each) => ({ ...each, isOn: false }))], before.revision);
    expect((await shop.call(bankAccounts, {})).map(({ id, bankName }) => [id, bankName])).toEqual([
      ['fresh', 'ธนาคารไทยพาณิชย์'],
    ]);
    const last = await save([], saved.revision);
    expect(last.accounts).toEqual([]);
    expect(await offered()).toEqual([]);
    const refused = await shop.refused(
      accountsSetting.save,
      { body: { accounts: [{ ...fresh, promptPayId: '123' }], revision: last.revision } },
      { as },
    );
    expect(refused.fields).toEqual({ 'accounts.0.prompt_pay_id': words.problems['account.promptPay.invalid'] });
    await save(before.accounts, last.revision);
  });

  test('only administrators see and change them', async () => {
    const { shop } = call();
    expect((await shop.refused(methodsSetting.read, {})).status).toBe(401);
    const student = await shop.signedIn('student');
    expect((await shop.refused(accountsSetting.read, {}, { as: student })).status).toBe(403);
  });
});
