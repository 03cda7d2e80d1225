import type { Locator, Page } from 'playwright/test';
import { formatDiscount } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/links.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { readOrder } from '../support/orderRecord.ts';
import { guestNamed } from '../support/person.ts';
import { expect, test } from '../support/shop.ts';
import { fillGuest, inSight, languageOf, placeOrder, titleOf } from '../support/shopperSteps.ts';
import { askToWithhold, company, fillCompany, saveTax, taxBox, taxSheet } from '../support/taxSteps.ts';
import type { Words } from '../support/words.ts';

/** A course in each of the layouts, each dear enough for an invoice and for withheld tax. */
const inLayout = { one: '1022', three: '1010', four: '1015', default: '1025' };

/** What opens on a course's page. */
const choicesOn = (page: Page, words: Words): Locator =>
  page.getByRole('dialog', { name: words.taxInvoice.heading, exact: true });

/** Opens it; the form of an invoice has the same name in one language, so it is told by what it says first. */
async function openChoices(page: Page, words: Words, courseId: string): Promise<Locator> {
  await page.goto(links.course(courseId));
  await page.getByRole('button', { name: words.courseParts.tax, exact: true }).click();
  const sheet = choicesOn(page, words).filter({ has: taxBox(page, words, 'withhold') });
  await expect(taxBox(page, words, 'withhold')).toBeVisible();
  return sheet;
}

/** Leaves whatever stands on top of so many that are left. */
async function leave(page: Page, left = 0): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(left);
}

test('a course’s page asks for a tax invoice in every layout, and for the company that withheld tax needs', async ({
  page,
  words,
  accessible,
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
      if (layout === 'three') await accessible(page, 'the tax invoice above a course');
      await leave(page, 1);
      await leave(page);
    });
  }
  await expect(page.getByRole('link', { name: words.shell.cartWith(0) }).first()).toBeVisible();
});

test('what a guest chooses there without a network is what the cart, another course and the order have', async ({
  page,
  words,
  locale,
  accessible,
  readyOffline,
}) => {
  const withheld = (percent: number) => page.getByText(words.cart.withholding(percent));
  const total = page.getByRole('definition').last();
  const sheet = await openChoices(page, words, inLayout.four);
  await readyOffline(page);
  await goOffline(page, words);

  await test.step('the company’s form, and with it the tax is withheld and the course lies in the cart', async () => {
    await askToWithhold(page, words, 'none');
    await fillCompany(page, words);
    await saveTax(page, words);
    await expect(taxBox(page, words, 'invoice')).toBeChecked();
    await expect(taxBox(page, words, 'invoice')).toBeDisabled();
    await expect(sheet).toContainText(company.nameOne);
    await expect(sheet).toContainText(words.taxInvoice.course.inCart);
    await expect(withheld(3)).toBeVisible();
    await accessible(page, 'withheld tax above a course');
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
    await accessible(page, 'a cart with withheld tax');
  });

  await test.step('what is changed in the cart stands on the page of another course', async () => {
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
