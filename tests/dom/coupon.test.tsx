import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { couponByCode, couponsOfCart } from '../../src/contract/cart/coupon.ts';
import { listPromotions } from '../../src/contract/cart/promotion.ts';
import { field } from '../support/dom/field.ts';
import { openCheckout } from '../support/dom/openCheckout.ts';
import { wordsOf } from '../support/run/words.ts';
import { coupon } from '../unit/offersFixture.ts';

const { coupon: texts } = wordsOf(true);
const ten = coupon({ id: 'c1', code: 'KHAEK', courseIds: ['1'] });

async function openSheet() {
  const opened = await openCheckout({ id: '1', title: 'ปั้นดิน' });
  opened.shop.answers(listPromotions, []);
  opened.shop.answers(couponsOfCart, [ten]);
  const button = screen.getByRole('button', { name: texts.enter });
  await opened.user.click(button);
  return { ...opened, button, sheet: await screen.findByRole('dialog') };
}
const use = (sheet: HTMLElement) => within(sheet).getByRole('button', { name: texts.use });

test('the field of the code has the focus, and keeps it with the reason where a code is refused', async () => {
  const { shop, user, sheet } = await openSheet();
  shop.refuses(couponByCode, { status: 404, code: 'NOT_FOUND' });
  const code = field(texts.code, sheet);
  await waitFor(() => expect(code).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(texts.problems.empty));
  await user.type(code, 'none{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(texts.problems.notFound));
  expect(code).toHaveFocus();
  expect(shop.sent(couponByCode)).toEqual([{ code: 'NONE' }]);
});

test('a coupon row shows its discount, and its removal focuses the heading', async () => {
  const { shop, user, sheet } = await openSheet();
  shop.answers(couponByCode, [ten]);
  await user.type(field(texts.code, sheet), 'khaek');
  await user.click(use(sheet));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(await screen.findByText(texts.saves('฿199.00'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.removeOf('KHAEK') }));
  await waitFor(() => expect(screen.getByRole('heading', { name: texts.heading })).toHaveFocus());
  expect(screen.queryByText(texts.saves('฿199.00'))).not.toBeInTheDocument();
});
