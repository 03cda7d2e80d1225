import { formatDiscount, formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/links.ts';
import { mailTo } from '../support/mailbox.ts';
import { readOrder } from '../support/orderRecord.ts';
import { memberNamed } from '../support/person.ts';
import { expect, test } from '../support/shop.ts';
import { becomeMember, placeOrder, registerFor } from '../support/shopperSteps.ts';
import { askToWithhold, company, fillCompany, saveTax, taxBox, taxSheet } from '../support/taxSteps.ts';

/** 300 baht off any two of the promotion's courses. */
const promised = { courses: ['1003', '1018'], off: 30_000 };

test('a company buys two courses with a promotion, 3 % withholding and a tax invoice', async ({
  page,
  desk,
  words,
  accessible,
}) => {
  const { taxData } = words;
  const buyer = memberNamed('ปิ่น', 'ทองดี');
  const [invoice, withhold] = [taxBox(page, words, 'invoice'), taxBox(page, words, 'withhold')];
  const total = page.getByRole('definition').last();
  await becomeMember(page, buyer);
  for (const id of promised.courses) await registerFor(page, words, id);
  await page.goto(links.checkout());
  await expect(page.getByText(formatDiscount(promised.off), { exact: true })).toBeVisible();
  const gross = await total.innerText();

  await test.step('only a company withholds: the question leads to its form, where no person can be chosen', async () => {
    await askToWithhold(page, words, 'none');
    const sheet = taxSheet(page, words);
    await expect(sheet.getByRole('radio', { name: taxData.personTypes.normal })).toBeDisabled();
    await saveTax(page, words);
    await expect(sheet.getByText(taxData.problems['tax.company.required'])).toBeVisible();
    await accessible(page, 'the tax invoice with faults');
    await fillCompany(page, words);
    const province = sheet.getByRole('textbox', { name: taxData.province });
    await expect(province).toHaveValue(/กรุงเทพมหานคร|Bangkok/);
    await saveTax(page, words);
    await expect(sheet).toBeHidden();
  });

  await test.step('the invoice is checked and locked with it, and given back as it was', async () => {
    await expect(invoice).toBeChecked();
    await expect(invoice).toBeDisabled();
    await expect(page.getByText(words.checkout.summary.withholding(3))).toBeVisible();
    await accessible(page, 'the checkout of a company');
    await withhold.uncheck();
    await expect(invoice).not.toBeChecked();
    await expect(invoice).toBeEnabled();
    await expect(total).toHaveText(gross);
    await askToWithhold(page, words, 'company');
    await expect(invoice).toBeChecked();
    await page.getByText('1%', { exact: true }).click();
    await expect(page.getByText(words.checkout.summary.withholding(1))).toBeVisible();
    await page.getByText('3%', { exact: true }).click();
    await expect(page.getByText(words.checkout.summary.withholding(3))).toBeVisible();
  });

  await test.step('the order has what the checkout showed, for the buyer, at the desk and by e-mail', async () => {
    const shown = await total.innerText();
    const order = await readOrder(page, await placeOrder(page, words));
    const due = order.price - promised.off;
    const net = due - Math.round((due * 7) / 107);
    expect(order).toMatchObject({ discount: promised.off, withholdingPercent: 3, tax: company });
    expect(order.withholding).toBe(Math.round((net * 3) / 100));
    expect(formatMoney(order.total)).toBe(shown);
    expect(order.total).toBe(due - order.withholding);
    await expect(page.getByText(company.payerId)).toBeVisible();
    await desk.goto(links.adminOrder(order.id));
    await expect(desk.getByText(company.payerId)).toBeVisible();
    const message = await mailTo(desk, buyer.email, company.nameOne);
    expect(message.text).toContain(formatDiscount(order.withholding));
  });

  await test.step('the company stays with the account', async () => {
    await page.goto(links.account());
    await expect(page.getByText(company.payerId)).toBeVisible();
  });
});
