import type { Locator, Page } from 'playwright/test';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { taxWireFields } from '../../../src/contract/people/taxData.ts';
import { formatDiscount, formatMoney, formatPrice } from '../../../src/i18n/format.ts';
import { links } from '../../../src/ui/press/links.ts';
import { goOffline, goOnline } from '../../support/browser/offline.ts';
import {
  becomeMember,
  fillGuest,
  inSight,
  languageOf,
  openCartWith,
  orderButton,
  placeOrder,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import {
  askToWithhold,
  company,
  fillCompany,
  saveTax,
  taxBox,
  taxSheet,
  unfoldTax,
} from '../../support/browser/taxSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { changeShop } from '../../support/shop/changeShop.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import type { RunningShop } from '../../support/shop/shopServer.ts';

/** A course in each layout, expensive enough for an invoice and for withholding. */
const inLayout = { one: '1022', three: '1010', four: '1015', default: '1025' };

/** The sheet that opens on a course's page. */
const choicesOn = (page: Page, words: Words): Locator =>
  page.getByRole('dialog', { name: words.taxInvoice.heading, exact: true });

/** Opens it; the invoice form has the same name in one language, so the first text decides. */
async function openChoices(page: Page, words: Words, courseId: string): Promise<Locator> {
  await page.goto(links.course(courseId));
  await page.getByRole('button', { name: words.courseParts.tax, exact: true }).click();
  const sheet = choicesOn(page, words).filter({ has: taxBox(page, words, 'withhold') });
  await expect(taxBox(page, words, 'withhold')).toBeVisible();
  return sheet;
}

/** Closes the top sheet of this many. */
async function leave(page: Page, left = 0): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(left);
}

test('a course’s page asks for a tax invoice in every layout, and for the company that withheld tax needs', async ({
  page,
  words,
}) => {
  const { change, course } = words.taxInvoice;
  for (const [layout, id] of Object.entries(inLayout)) {
    await test.step(layout, async () => {
      const sheet = await openChoices(page, words, id);
      await expect(sheet).toContainText(course.withCart);
      await taxBox(page, words, 'withhold').click();
      const question = page.getByRole('dialog', { name: change.title.none });
      await question.getByRole('button', { name: change.refuse }).click();
      await expect(question).toBeHidden();
      await expect(taxBox(page, words, 'withhold')).not.toBeChecked();
      await taxBox(page, words, 'invoice').click();
      const form = taxSheet(page, words).filter({ has: page.getByRole('textbox') });
      await expect(form.getByRole('radio', { name: words.taxData.personTypes.normal })).toBeEnabled();
      await leave(page, 1);
      await leave(page);
    });
  }
  await expect(page.getByRole('link', { name: words.shell.cartWith(0) }).first()).toBeVisible();
});

test('a guest’s offline choice is shared by the cart, another course and the order', async ({
  page,
  words,
  locale,
  readyOffline,
}) => {
  const withheld = (percent: number) => page.getByText(words.cart.withholding(percent));
  const total = page.getByRole('definition').last();
  const sheet = await openChoices(page, words, inLayout.four);
  await readyOffline(page);
  await goOffline(page, words);

  await test.step('the company’s form turns on withholding, and the course is in the cart', async () => {
    await askToWithhold(page, words, 'none');
    await fillCompany(page, words);
    await saveTax(page, words);
    await expect(taxBox(page, words, 'invoice')).toBeChecked();
    await expect(taxBox(page, words, 'invoice')).toBeDisabled();
    await expect(sheet).toContainText(company.nameOne);
    await expect(sheet).toContainText(words.taxInvoice.course.inCart);
    await expect(withheld(3)).toBeVisible();
    await sheet.getByText('1%', { exact: true }).click();
    await expect(withheld(1)).toBeVisible();
  });
  const shown = await sheet.getByRole('definition').last().innerText();
  await leave(page);

  await test.step('the cart shows the same, also after a reload', async () => {
    await inSight(page.getByRole('link', { name: words.shell.cartWith(1) })).click();
    await expect(page.getByRole('list', { name: words.cart.lines })).toContainText(
      titleOf(inLayout.four, languageOf(locale)),
    );
    for (const visit of ['first', 'after a reload']) {
      await test.step(visit, async () => {
        await expect(withheld(1)).toBeVisible();
        await expect(taxBox(page, words, 'withhold')).toBeChecked();
        await expect(page.getByText(company.payerId)).toBeVisible();
        await expect(total).toHaveText(shown);
      });
      await page.reload();
    }
  });

  await test.step('a change in the cart shows on another course’s page', async () => {
    await page.getByText('3%', { exact: true }).click();
    await expect(withheld(3)).toBeVisible();
    await goOnline(page, words);
    const other = await openChoices(page, words, inLayout.three);
    await expect(taxBox(page, words, 'withhold')).toBeChecked();
    await expect(other.getByText(words.cart.withholding(3))).toBeVisible();
    await expect(other).toContainText(words.taxInvoice.course.withCart);
    await leave(page);
  });

  await test.step('and the order has it', async () => {
    await page.goto(links.checkout());
    await expect(taxBox(page, words, 'withhold')).toBeChecked();
    await fillGuest(page, words, guestNamed('ปิ่น', 'ในคอร์ส'));
    const order = await readOrder(page, await placeOrder(page, words));
    expect(order.lines.map(({ itemId }) => itemId)).toEqual([inLayout.four]);
    expect(order).toMatchObject({ withholdingPercent: 3, wantsTaxInvoice: true });
    await expect(page.getByText(formatDiscount(order.withholding), { exact: true })).toBeVisible();
  });

  await test.step('with the order the choice is over', async () => {
    await openChoices(page, words, inLayout.three);
    await expect(taxBox(page, words, 'withhold')).not.toBeChecked();
    await expect(taxBox(page, words, 'invoice')).not.toBeChecked();
  });
});

test('tax data that the shop refuses with the order are opened at the field that it refuses', async ({
  page,
  words,
}) => {
  await becomeMember(page, memberNamed('ปลา', 'แก้เลขภาษี'));
  await openCartWith(page, words, inLayout.one);
  await page.goto(links.checkout());
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await unfoldTax(page, words);
  await taxBox(page, words, 'invoice').click();
  await taxSheet(page, words).getByText(words.taxData.personTypes.juristic, { exact: true }).click();
  await fillCompany(page, words);
  await saveTax(page, words);
  await expect(taxSheet(page, words)).toBeHidden();

  const refused = 'Refused once';
  const details = { fields: { [taxWireFields.payerId]: refused } };
  const json = { success: false, error: { code: 'INPUT_ERROR', message: 'Refused', details } };
  await page.context().route(`**${placeOrderCall.path}`, async (route) => {
    const headers = { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '' };
    await route.fulfill({ status: 400, headers, json });
  });
  await orderButton(page, words).click();
  await expect(taxSheet(page, words).getByText(refused)).toBeVisible();
  await expect(
    taxSheet(page, words).getByRole('textbox', { name: words.taxData.fields.payerId, exact: true }),
  ).toBeFocused();
});

test.describe('a course whose price falls', () => {
  const id = inLayout.four;
  const [usual, enough, tooSmall] = [109_000, 100_000, 99_999];
  const costs = (server: RunningShop, price: number) =>
    changeShop(
      server,
      `update pricing_plans set price_thb = ${price} where item_id = '${id}';
       update items set updated_at = now() where id = '${id}'`,
    );
  /** Other journeys use the same shop. */
  test.afterEach(({ server }) => costs(server, usual));

  test('under the threshold takes the withheld tax and its invoice along, and the question about the total says so', async ({
    page,
    server,
    words,
  }) => {
    const [invoice, withhold] = [taxBox(page, words, 'invoice'), taxBox(page, words, 'withhold')];
    const total = page.getByRole('definition').last();
    const question = page.getByRole('dialog', { name: words.checkout.priceChanged.title });
    const minimum = formatPrice(enough);
    const dropped = [words.taxInvoice.noWithholding(minimum), words.taxInvoice.noInvoice(minimum)];

    await test.step('a company withholds at exactly the threshold', async () => {
      await costs(server, enough);
      await becomeMember(page, memberNamed('ปิ่น', 'ใต้เกณฑ์'));
      const sheet = await openChoices(page, words, id);
      await askToWithhold(page, words, 'none');
      await fillCompany(page, words);
      await saveTax(page, words);
      await expect(withhold).toBeChecked();
      await expect(sheet).toContainText(words.taxInvoice.course.inCart);
      await page.goto(links.checkout());
      await withhold.uncheck();
      await expect(total).toHaveText(formatMoney(enough));
      await askToWithhold(page, words, 'company');
      await expect(total).toHaveText(formatMoney(97_196));
    });

    await test.step('the question about the new total names the dropped choice', async () => {
      await costs(server, tooSmall);
      await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
      await orderButton(page, words).click();
      await expect(question).toContainText(formatMoney(tooSmall));
      for (const notice of dropped) await expect(question).toContainText(notice);
      await question.getByRole('button', { name: words.checkout.priceChanged.refuse }).click();
    });

    await test.step('so does the page, which shows the new total', async () => {
      await expect(total).toHaveText(formatMoney(tooSmall));
      for (const notice of dropped) await expect(page.getByText(notice)).toBeVisible();
      for (const box of [invoice, withhold]) {
        await expect(box).not.toBeChecked();
        await expect(box).toBeDisabled();
      }
    });

    await test.step('and the order is made without them', async () => {
      const order = await readOrder(page, await placeOrder(page, words));
      expect(order).toMatchObject({ total: tooSmall, withholdingPercent: 0, wantsTaxInvoice: false });
    });
  });

  test('under the threshold drops a tax invoice alone as the order is refused for it, and the next press orders', async ({
    page,
    server,
    words,
  }) => {
    const invoice = taxBox(page, words, 'invoice');
    await costs(server, enough);
    await becomeMember(page, memberNamed('ปิ่น', 'ใบเดียว'));
    const sheet = await openChoices(page, words, id);
    await invoice.click();
    await taxSheet(page, words).getByText(words.taxData.personTypes.juristic, { exact: true }).click();
    await fillCompany(page, words);
    await saveTax(page, words);
    await expect(invoice).toBeChecked();
    await expect(sheet).toContainText(words.taxInvoice.course.inCart);
    await page.goto(links.checkout());
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(enough));
    await costs(server, tooSmall);
    await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
    await orderButton(page, words).click();
    await expect(page.getByText(words.taxInvoice.noInvoice(formatPrice(enough)))).toBeVisible();
    await expect(invoice).toBeDisabled();
    const order = await readOrder(page, await placeOrder(page, words));
    expect(order).toMatchObject({ total: tooSmall, wantsTaxInvoice: false });
  });
});
