import { vat as vatEn } from '../../src/i18n/en/buying/vat.ts';
import { formatDiscount, formatMoney } from '../../src/i18n/format.ts';
import { vat as vatTh } from '../../src/i18n/th/buying/vat.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { expectClearOf } from '../support/browser/noticeSteps.ts';
import {
  becomeMember,
  fillReport,
  languageOf,
  openCartWith,
  placeOrder,
  sendReport,
  tokenOf,
} from '../support/browser/shopperSteps.ts';
import {
  askToWithhold,
  company,
  fillCompany,
  saveTax,
  taxBox,
  taxSheet,
  unfoldTax,
} from '../support/browser/taxSteps.ts';
import { wordsOf } from '../support/run/words.ts';
import { mailTo } from '../support/services/mailbox.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { memberNamed } from '../support/shop/person.ts';
import { readDownload } from '../support/shop/readDownload.ts';
import { expect, test } from '../support/shop/shop.ts';

/** The desk is in English. */
const deskWords = wordsOf(false);

/** 300 baht off any two of the promotion's courses. */
const promised = { courses: ['1003', '1018'], off: 30_000 };

test('a company buys two courses with a promotion, 3 % withholding and a tax invoice', async ({
  page,
  desk,
  words,
  locale,
}) => {
  const { taxData } = words;
  const vat = languageOf(locale) === 'th' ? vatTh : vatEn;
  const buyer = memberNamed('ปิ่น', 'ทองดี');
  const [invoice, withhold] = [taxBox(page, words, 'invoice'), taxBox(page, words, 'withhold')];
  const total = page.getByRole('definition').last();
  await becomeMember(page, buyer);
  for (const id of promised.courses) await openCartWith(page, words, id);
  await page.goto(links.checkout());
  await expect(page.getByText(formatDiscount(promised.off), { exact: true })).toBeVisible();
  const gross = await total.innerText();
  await expect(withhold).toBeHidden();
  await unfoldTax(page, words);

  await test.step('only a company withholds: the question leads to its form, where no person can be chosen', async () => {
    await askToWithhold(page, words, 'none');
    const sheet = taxSheet(page, words);
    await expect(sheet.getByRole('radio', { name: taxData.personTypes.normal })).toBeDisabled();
    await saveTax(page, words);
    await expectClearOf(page, sheet);
    await expect(sheet.getByText(taxData.problems['tax.company.required'])).toBeVisible();
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

  await test.step('buyer, administrator and e-mail see the checkout’s figures', async () => {
    const shown = await total.innerText();
    const order = await readOrder(page, await placeOrder(page, words));
    const due = order.price - promised.off;
    const net = due - Math.round((due * 7) / 107);
    expect(order).toMatchObject({ discount: promised.off, withholdingPercent: 3, tax: company });
    expect(order.withholding).toBe(Math.round((net * 3) / 100));
    expect(formatMoney(order.total)).toBe(shown);
    await expect(page.getByText(vat.parts(formatMoney(net), formatMoney(due - net), formatMoney(due)))).toBeVisible();
    expect(order.total).toBe(due - order.withholding);
    await expect(page.getByText(company.payerId)).toBeVisible();
    await desk.goto(deskLinks.order(order.id));
    await expect(desk.getByText(company.payerId)).toBeVisible();
    const message = await mailTo(desk, buyer.email, order.number);
    expect(message.text).toContain(formatDiscount(order.withholding));
  });

  await test.step('the tax invoice comes with the approval: for the buyer on the page and in the list, and at the desk', async () => {
    const download = words.orderDocument.download.fullTaxInvoice;
    const action = page.getByRole('button', { name: download });
    const token = tokenOf(page);
    const order = await readOrder(page, token);
    await expect(action).toBeHidden();
    await fillReport(page, words);
    await sendReport(page, words);
    await expect.poll(async () => (await readOrder(page, token)).status).toBe('pendingApproved');
    await desk.goto(deskLinks.order(order.id));
    await desk.getByRole('button', { name: deskWords.administration.decide.approve, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: deskWords.slipQueue.approve.confirm }).click();
    await expect(desk.getByText(deskWords.administration.decide.approved(order.number))).toBeVisible();
    await page.goto(links.order(token));
    await expect(action).toBeVisible();

    const [name, text] = await readDownload(page, action);
    expect(name).toMatch(/^ใบกำกับภาษี-TAX\d{4}-\d{6}\.pdf$/);
    const says = [company.nameOne, company.payerId, order.number, formatMoney(order.withholding).slice(1)];
    for (const field of says) expect(text).toContain(field);

    const [atDesk] = await readDownload(
      desk,
      desk.getByRole('button', { name: deskWords.orderDocument.download.fullTaxInvoice }),
    );
    expect(atDesk).toBe(name);

    await page.goto(links.studentOrders());
    const inList = page.getByRole('button', { name: words.orderDocument.ofOrder(download, order.number) });
    expect((await readDownload(page, inList))[0]).toBe(name);
    expect(await page.evaluate(cachedAddresses)).not.toContainEqual(expect.stringContaining('/document'));
    await page.context().setOffline(true);
    await inList.click();
    await expect(page.getByText(words.waiting.until.offline)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(words.waiting.until.offline)).toBeHidden();
  });

  await test.step('the company stays with the account', async () => {
    await page.goto(links.account());
    await expect(page.getByText(company.payerId)).toBeVisible();
  });
});

test('an administrator says who issues the documents', async ({ desk }) => {
  const { seller, persistedForm } = deskWords;
  const part = desk.getByRole('region', { name: seller.title });
  const field = (name: keyof typeof seller.fields) => part.getByRole('textbox', { name: seller.fields[name] });
  await desk.goto(deskLinks.settings());
  await part.getByRole('button', { name: persistedForm.editOf(seller.title) }).click();
  await field('taxId').fill('099900000001');
  await part.getByRole('button', { name: persistedForm.save }).click();
  await expect(part.getByText(seller.problems['seller.taxId.length'])).toBeVisible();
  await field('taxId').fill('๐-๙๙๙๐-๐๐๐๐๐-๐๑-๙');
  await part.getByRole('button', { name: persistedForm.save }).click();
  await expect(part.getByText('0999000000019')).toBeVisible();
  await expect(part.getByRole('textbox')).toHaveCount(0);
});

/** Runs in the page: addresses of all cached responses. */
async function cachedAddresses(): Promise<string[]> {
  const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return cached.flat().map(({ url }) => url);
}
