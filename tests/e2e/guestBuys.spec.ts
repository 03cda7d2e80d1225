import { rejectReasonMessages } from '../../src/i18n/buying/rejectReasons.ts';
import { slipQueue as slipQueueEn } from '../../src/i18n/en/buying/slipQueue.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { expect, test } from '../support/browser/device.ts';
import { stopAsking } from '../support/browser/polling.ts';
import {
  fillGuest,
  fillReport,
  inSight,
  languageOf,
  openReport,
  orderButton,
  placeOrder,
  pressBuy,
  reportSheet,
  sendReport,
  titleOf,
} from '../support/browser/shopperSteps.ts';
import { wordsOf } from '../support/run/words.ts';
import { linkIn, mailTo } from '../support/services/mailbox.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed } from '../support/shop/person.ts';

const courseId = '1001';

const lifetime = { name: { th: 'ตลอดชีพ', en: 'Lifetime' }, price: 349_000 };

const keyword = { th: 'วิเคราะห์ข้อมูล', en: 'data analysis' };

const office = wordsOf(false).administration;

test('a guest finds a course, buys it by transfer, is refused, reports again, is approved and learns', async ({
  device,
  desk,
  otherDevice,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const title = titleOf(courseId, language);
  const guest = guestNamed('ชลธิชา', 'ใจดี');
  let page = await device.open();

  await test.step('looks around and searches', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('searchbox', { name: words.catalogue.searchLabel.all }).fill(keyword[language]);
    await page.getByRole('button', { name: words.catalogue.search }).click();
    await expect(page).toHaveURL(/\/search\?keyword=/);
    await page.getByRole('link', { name: title }).click();
  });

  await test.step('chooses another plan and puts it into the cart', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${lifetime.name[language]}`) }).check();
    await pressBuy(page, words);
  });

  await test.step('closes the browser and finds the same cart', async () => {
    await device.close();
    page = await device.open();
    await page.goto('/');
    await inSight(page.getByRole('link', { name: words.shell.cartWith(1) })).click();
    const line = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(title);
    await expect(line.getByRole('combobox').locator('option:checked')).toContainText(lifetime.name[language]);
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(lifetime.price));
  });

  await test.step('orders without registering, after leaving the fields empty once', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    await orderButton(page, words).click();
    await expect(page.getByText(words.registration.problems['email.required'])).toBeVisible();
    await fillGuest(page, words, guest);
    await expect(page.getByText(words.registration.problems['email.required'])).toBeHidden();
  });
  const token = await placeOrder(page, words);

  await test.step('reports with a slip, after forgetting it once', async () => {
    await openReport(page, words);
    await sendReport(page, words);
    await expect(reportSheet(page, words).getByText(words.report.problems.slip)).toBeVisible();
    await fillReport(page, words);
    await sendReport(page, words);
    await expect(page).toHaveURL(new RegExp(`/thankyou\\?orderId=${token}`));
    await page.getByRole('link', { name: words.orders.thanks.seeOrder }).click();
    await expect(page.getByRole('heading', { name: words.orders.next.checking.title })).toBeVisible();
  });
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\D/g, '');

  const review = desk.getByRole('article', { name: `#${number}` });
  const openReview = async () => {
    await desk.goto('/admin/orders');
    await desk.getByRole('link', { name: office.orders.open(number) }).click();
    await expect(review).toBeVisible();
  };
  await test.step('the administrator sees the slip beside amount and account, and rejects it', async () => {
    await openReview();
    const slip = review.getByRole('img', { name: office.order.slip(formatMoney(lifetime.price)) });
    await expect.poll(() => slip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect(review).toContainText(formatMoney(lifetime.price));
    await expect(review).toContainText('012-3-45678-9');
    await expect(review).toContainText(office.decide.lookAtSlip);
    await stopAsking(page);
    await review.getByLabel(office.decide.reason).selectOption({ label: rejectReasonMessages.en.usual.slipUnreadable });
    await review.getByRole('button', { name: office.decide.reject }).click();
    await expect(review).toContainText(office.decide.rejected(number));
  });

  await test.step('the open page leads to the orders by itself, and the guest reports again', async () => {
    await expect(page).toHaveURL(/student\/order/);
    await expect(page.getByText(rejectReasonMessages[language].usual.slipUnreadable).first()).toBeVisible();
    await page.getByRole('link', { name: words.orders.actions.reportAgain }).click();
    await fillReport(page, words);
    const waiting = desk.getByRole('link', { name: office.orders.open(number) });
    await desk.goto('/admin/orders');
    await expect(desk.getByRole('link', { name: office.orders.open('') }).first()).toBeVisible();
    await expect(waiting).toBeHidden();
    await stopAsking(desk);
    await sendReport(page, words);
    await expect(page).toHaveURL(/\/thankyou\?orderId=/);
    await expect(waiting).toBeVisible();
  });

  await test.step('the administrator approves, and the open thanks change by themselves', async () => {
    await stopAsking(page);
    await openReview();
    const otherDesk = await desk.context().newPage();
    await otherDesk.goto(desk.url());
    await expect(otherDesk.getByRole('button', { name: office.decide.reject })).toBeVisible();
    await review.getByRole('button', { name: office.decide.approve, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: slipQueueEn.approve.confirm }).click();
    await expect(review).toContainText(office.decide.approved(number));
    await expect(otherDesk.getByText(office.decide.conflict)).toBeVisible();
    await otherDesk.close();
    await expect(page.getByRole('heading', { level: 1, name: words.orders.thanks.approved })).toBeVisible();
  });

  await test.step('the device tells of both reports what became of them', async () => {
    await page.goto(links.outbox());
    await expect(page.getByText(words.outbox.decided.approved.title)).toBeVisible();
    await expect(page.getByText(words.outbox.decided.rejected.title)).toBeVisible();
  });

  await test.step('every e-mail is kept for the administrator, and its link opens the order anywhere', async () => {
    const message = await mailTo(desk, guest.email, `/order/${token}`);
    await desk.getByRole('link', { name: office.menu.groupNames.shop, exact: true }).click();
    await desk.getByRole('link', { name: office.menu.mail }).click();
    const leaf = desk.locator('details').filter({ hasText: message.subject }).filter({ hasText: guest.email }).first();
    await leaf.locator('summary').click();
    await expect(leaf.getByRole('link', { name: new RegExp(token) }).first()).toBeVisible();
    const elsewhere = await otherDevice();
    await elsewhere.goto(linkIn(message, `/order/${token}`));
    await expect(elsewhere.getByRole('heading', { level: 1, name: words.orders.orderTitle(number) })).toBeVisible();
    await expect(elsewhere.getByText(words.orders.status.approved).first()).toBeVisible();
    const { approved } = words.orders.next;
    await expect(elsewhere.getByRole('link', { name: approved.logIn })).toBeVisible();
    await elsewhere.getByRole('link', { name: approved.askForLink }).click();
    await expect(elsewhere).toHaveURL(/\/forgotpass\?for=order$/);
    await expect(elsewhere.getByRole('heading', { level: 1, name: words.session.forgot.forOrder.title })).toBeVisible();
  });

  await test.step('the guest starts learning in their own browser', async () => {
    await page.goto(`/order/${token}`);
    await page.getByRole('link', { name: words.orders.actions.start }).click();
    await expect(page).toHaveURL(new RegExp(`/learn/${courseId}`));
    await expect(page.getByRole('button', { name: words.playlist.player.play })).toBeVisible();
    await expect(page.getByText(words.playlist.locked.title)).toBeHidden();
  });

  const { reports } = await readOrder(page, token);
  expect(reports.map(({ decision }) => decision)).toEqual(['rejected', 'approved']);
});
