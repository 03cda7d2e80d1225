import { formatMoney } from '../../../src/i18n/format.ts';
import { links } from '../../../src/ui/press/links.ts';
import { withWorker } from '../../support/browser/journeySettings.ts';
import {
  goOffline,
  goOnline,
  keepsAnswer,
  keepsCatalogue,
  keepsDraft,
  storedSlips,
} from '../../support/browser/offline.ts';
import { chooseShipping, fillParcelAddress, shippingName } from '../../support/browser/parcelSteps.ts';
import {
  buyAsGuest,
  fillGuest,
  fillReport,
  inSight,
  languageOf,
  openReport,
  orderButton,
  pressBuy,
  putIntoCart,
  reportButton,
  reportSheet,
  sendReport,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { parcelAddress } from '../../support/shop/buying.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { digestsOfPrivateFiles } from '../../support/shop/storedFiles.ts';

test.use(withWorker);

test('without a network the cached catalogue is searched, and the cart changes with the right total', async ({
  page,
  words,
  locale,
  readyOffline,
}) => {
  const language = languageOf(locale);
  const search = page.getByRole('searchbox', { name: words.catalogue.searchLabel.course });
  const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  const lineOf = (id: string) => lines.filter({ hasText: titleOf(id, language) });
  const total = page.getByRole('definition').last();

  await test.step('sees a course and a product, and puts one into the cart', async () => {
    await page.goto('/course/1018');
    await keepsAnswer(page, 'shared', 'detail', '1018');
    await putIntoCart(page, words, '5001');
    await page.goto('/checkout');
    await keepsAnswer(page, 'shared', 'aymentMethods');
    await keepsAnswer(page, 'shared', 'hippingOptions');
    await readyOffline(page);
    await keepsCatalogue(page);
    await goOffline(page, words);
  });

  await test.step('searches the cached catalogue', async () => {
    await page.goto('/courses');
    await search.fill(keyword[language]);
    await expect(page).toHaveURL(/keyword=/);
    await expect(page.getByRole('link', { name: titleOf('1018', language) })).toBeVisible();
  });

  await test.step('a product that was never opened shows its list data', async () => {
    await page.goto(links.product('5003'));
    await expect(page.getByRole('heading', { level: 1, name: titleOf('5003', language) })).toBeVisible();
    expect(await minorOf(page.getByRole('main').locator('.price').first())).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 2, name: words.states.offline.title })).toBeVisible();
    await page.goBack();
  });

  await test.step('opens the course that was seen and puts it into the cart', async () => {
    await page.getByRole('link', { name: titleOf('1018', language) }).click();
    await expect(page.getByRole('heading', { level: 1, name: titleOf('1018', language) })).toBeVisible();
    await pressBuy(page, words);
    await expect(lines).toHaveCount(2);
  });

  await test.step('changes how many, takes out, puts back, reloads', async () => {
    const oneKit = 24_000;
    const course = await minorOf(lineOf('1018').locator('.price').first());
    await expect(total).toHaveText(formatMoney(course + oneKit));
    await lineOf('5001').getByRole('button', { name: words.product.more }).click();
    await expect(total).toHaveText(formatMoney(course + 2 * oneKit));
    await lineOf('1018')
      .getByRole('button', { name: words.cart.removeOf(titleOf('1018', language)) })
      .click();
    await expect(total).toHaveText(formatMoney(2 * oneKit));
    await page.getByRole('button', { name: words.cart.undo }).click();
    await expect(total).toHaveText(formatMoney(course + 2 * oneKit));
    await page.reload();
    await expect(lines).toHaveCount(2);
    await expect(total).toHaveText(formatMoney(course + 2 * oneKit));
  });

  await test.step('the checkout keeps typed text and tells why it waits', async () => {
    const guest = guestNamed('ออม', 'ทางไกล');
    await page.getByRole('link', { name: words.cart.guest }).click();
    await fillGuest(page, words, guest);
    await chooseShipping(page, 'ems', language);
    await fillParcelAddress(page, words, parcelAddress);
    await keepsDraft(page, parcelAddress.district);
    await page.reload();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(field(words.registration.fields.email)).toHaveValue(guest.email);
    await expect(field(words.registration.fields.firstName)).toHaveValue(guest.firstName);
    await expect(page.getByRole('radio', { name: shippingName('ems', language) })).toBeChecked();
    await expect(field(words.addresses.fields.postcode)).toHaveValue(parcelAddress.postcode);
    await expect(inSight(page.getByText(words.checkout.offline))).toBeVisible();
  });

  await test.step('a pressed order waits, can be taken back, and goes on by itself with the network', async () => {
    const waits = inSight(page.getByRole('status').filter({ hasText: words.waiting.until.offline }));
    await orderButton(page, words).click();
    await expect(waits).toBeVisible();
    await waits.getByRole('button', { name: words.waiting.stop }).click();
    await expect(waits).toBeHidden();
    await orderButton(page, words).click();
    await expect(waits).toBeVisible();
    await goOnline(page, words);
    await expect(reportButton(page, words)).toBeVisible();
    await page.goto('/myaccount/student/order');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('a report made without a network arrives once, with the very bytes of its slip', async ({
  page,
  words,
  server,
  readyOffline,
}) => {
  await page.goto('/');
  await readyOffline(page);
  const token = await buyAsGuest(page, words, '1024', guestNamed('เมฆ', 'ไกลฟ้า'));
  await openReport(page, words);
  await expect(reportSheet(page, words).getByLabel(words.report.fields.account)).toHaveText(/012-3-45678-9/);
  await goOffline(page, words);
  await fillReport(page, words);
  await sendReport(page, words);
  await expect(page.getByText(words.outbox.queued.offline)).toBeInViewport();
  // The form closes by a step back in the history, which would abort the reload.
  await expect(page).not.toHaveURL(/report=/);

  await page.reload();
  await expect(page.getByText(words.outbox.queued.offline)).toBeVisible();
  // The address that requests a report finds the waiting one, and drops the request.
  await page.goto(`${links.order(token)}?report=1`);
  await expect(page.getByText(words.outbox.queued.offline)).toBeVisible();
  await expect(page).not.toHaveURL(/report=/);
  await expect(reportSheet(page, words)).toBeHidden();
  await page.goto('/myaccount/outbox');
  await expect(page.getByText(words.outbox.queued.offline)).toBeVisible();
  const [slip, ...more] = await storedSlips(page);
  expect(more).toEqual([]);
  expect(slip?.bytes).toBeGreaterThan(1_000);

  await goOnline(page, words);
  await expect(page.getByText(words.outbox.sent)).toBeVisible();
  const order = await readOrder(page, token);
  expect(order.status).toBe('pendingApproved');
  expect(order.reports).toHaveLength(1);
  expect(order.reports[0]?.slipNames).toHaveLength(1);
  expect(await digestsOfPrivateFiles(server.dataDir)).toContain(slip?.digest);

  await page.reload();
  await page.goto(links.order(token));
  await expect(page.getByRole('heading', { name: words.orders.next.checking.title })).toBeVisible();
  expect((await readOrder(page, token)).reports).toHaveLength(1);

  await keepsAnswer(page, 'private', 'order', token);
  await goOffline(page, words);
  await page.reload();
  await expect(page.getByText(words.ui.pictureLater)).toBeVisible();
  await goOnline(page, words);
  await expect(page.getByRole('img', { name: words.orders.report.slip })).toBeVisible();
});

const keyword = { th: 'คอนเทนต์', en: 'content' };

/** The amount of a price on the screen, in satang. */
const minorOf = async (price: { innerText(): Promise<string> }): Promise<number> =>
  Math.round(Number((await price.innerText()).replace(/[^\d.]/g, '')) * 100);
