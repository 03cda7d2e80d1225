import type { Page } from 'playwright/test';
import { makeSecrets } from '../../../server/base/secrets.ts';
import { itemEditing } from '../../../src/i18n/en/catalogue/itemEditing.ts';
import { shopWindow } from '../../../src/i18n/en/catalogue/shopWindow.ts';
import { firstSteps } from '../../../src/i18n/en/people/firstSteps.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import {
  fillGuest,
  fillReport,
  fillSignIn,
  placeOrder,
  pressBuy,
  sendReport,
} from '../../support/browser/shopperSteps.ts';
import { freePort } from '../../support/run/processes.ts';
import type { Words } from '../../support/run/words.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test as shopTest } from '../../support/shop/shop.ts';
import { startShop } from '../../support/shop/shopServer.ts';

const owner = { username: 'owner@example.com', password: 'nine-in-the-morning-9' };
const title = 'Brewing coffee';

/** Journeys in a production shop that begins empty, beside the shop of the worker. */
const test = shopTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  baseURL: async ({}, use) => {
    const port = String(await freePort());
    const env = {
      ...{ SHOP_MODE: 'production', PORT: port, PUBLIC_URL: `http://localhost:${port}` },
      ...{ ADMIN_EMAIL: owner.username, ADMIN_PASSWORD: owner.password },
      ...makeSecrets(),
    };
    const server = await startShop({ seed: '', env });
    await use(server.url);
    await server.stop();
  },
});

test.use(atDesk);

test('an owner fills an empty shop, sells a course with a film, and the buyer watches it', async ({
  page,
  words,
  otherDevice,
}) => {
  const { plans, publication, curriculum, newItem, preview, fields } = itemEditing;
  const { inThai, inEnglish } = shopWindow;
  const dialog = page.getByRole('dialog');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const part = (name: string) => page.getByRole('tabpanel', { name });
  const save = async (place: ReturnType<typeof part>) => {
    await place.getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await expect(page.getByText(itemEditing.saved, { exact: true }).last()).toBeVisible();
  };

  await test.step('the overview says what is left before the first sale', async () => {
    await page.goto(deskLinks.overview());
    await fillSignIn(page, words, owner);
    await expect(page.getByRole('heading', { name: firstSteps.title })).toBeVisible();
    await expect(page.getByText(firstSteps.cannotSell)).toBeVisible();
  });

  await test.step('an account, and the transfer is switched on', async () => {
    const payments = words.shopPayments;
    await page.getByRole('link', { name: firstSteps.steps.payment.title }).click();
    await edit(page, words, payments.accounts.title);
    await page.getByRole('button', { name: payments.accounts.add }).click();
    await page.getByRole('combobox', { name: payments.accounts.bank }).selectOption('KTB');
    await page.getByRole('textbox', { name: payments.accounts.number }).fill('123-4-56789-0');
    await page.getByRole('textbox', { name: payments.accounts.name }).fill('Lanrian');
    await saveForm(page, words);
    await expect(page.getByText('123-4-56789-0')).toBeVisible();
    await edit(page, words, payments.methods.title);
    await page.getByRole('checkbox', { name: payments.methods.isOn }).first().check();
    await saveForm(page, words);
    await expect(page.getByText(payments.methods.state.offered, { exact: true })).toBeVisible();
  });

  await test.step('a draft of a course with a category of its own', async () => {
    await page.goto(deskLinks.items());
    await page.getByRole('button', { name: itemEditing.add.course }).click();
    await dialog.getByLabel(fields.courseType).selectOption({ label: fields.courseTypes.online });
    await dialog.getByLabel(inThai(fields.name)).fill('ชงกาแฟ');
    await dialog.getByLabel(inEnglish(fields.name)).fill(title);
    await dialog.getByLabel(inThai(newItem.newCategory)).fill('กาแฟ');
    await saveForm(page, words);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  const itemId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('it cannot be published yet, and says why', async () => {
    await tab(publication.title).click();
    const missing = part(publication.title).getByRole('listitem');
    await expect(missing).toHaveText([publication.lacks.summary, publication.lacks.plan]);
  });

  await test.step('its summary and its price', async () => {
    await tab(fields.title).click();
    await part(fields.title).getByLabel(inThai(fields.summary)).fill('คั่วเองชงเอง');
    await save(part(fields.title));
    await tab(plans.title).click();
    const prices = part(plans.title);
    await prices.getByRole('button', { name: plans.add }).click();
    await prices.getByLabel(inThai(plans.name)).fill('ทั้งคอร์ส');
    await prices.getByLabel(plans.priceThb).fill('1,500');
    await save(prices);
  });

  await test.step('a section, and a lecture whose film is uploaded', async () => {
    await tab(curriculum.title).click();
    await page.getByRole('button', { name: curriculum.addSection }).click();
    await dialog.getByLabel(inThai(curriculum.sectionName)).fill('วันแรก');
    await saveForm(page, words);
    await page.getByRole('button', { name: curriculum.addLectureTo('วันแรก') }).click();
    await dialog.getByLabel(inThai(curriculum.name)).fill('คั่วเมล็ด');
    await dialog.locator('input[type=file]').first().setInputFiles('server/demo/media/videos/teaser.mp4');
    await expect(dialog.getByLabel(curriculum.duration)).not.toHaveValue('');
    await saveForm(page, words);
    await expect(part(curriculum.title).getByText('คั่วเมล็ด')).toBeVisible();
  });

  await test.step('the preview shows it; published, the first sale is possible', async () => {
    await page.getByRole('link', { name: preview.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: preview.back }).click();
    await tab(publication.title).click();
    await part(publication.title).getByRole('radio', { name: publication.states.published }).check();
    await save(part(publication.title));
    await page.goto(deskLinks.overview());
    await expect(page.getByText(firstSteps.canSell)).toBeVisible();
  });

  const buyer = await otherDevice();
  const token = await test.step('a guest finds it, buys it and reports the transfer', async () => {
    await buyer.goto(links.home());
    await buyer.getByRole('link', { name: title }).first().click();
    await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await pressBuy(buyer, words);
    await buyer.getByRole('link', { name: words.cart.guest }).click();
    await fillGuest(buyer, words, guestNamed('ชลธิชา', 'ใจดี'));
    const ordered = await placeOrder(buyer, words);
    await fillReport(buyer, words);
    await sendReport(buyer, words);
    await expect(buyer).toHaveURL(new RegExp(`/thankyou\\?orderId=${ordered}`));
    return ordered;
  });

  await test.step('the owner approves it, and the buyer watches the film', async () => {
    const { orders, decide } = words.administration;
    await page.goto(deskLinks.orders());
    await page
      .getByRole('link', { name: orders.open('') })
      .first()
      .click();
    await page.getByRole('button', { name: decide.approve, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.slipQueue.approve.confirm }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: words.orders.thanks.approved })).toBeVisible();
    await buyer.goto(links.order(token));
    await buyer.getByRole('link', { name: words.orders.actions.start }).click();
    await expect(buyer).toHaveURL(new RegExp(`/learn/${itemId}`));
    await buyer.getByRole('button', { name: words.playlist.player.play }).click();
    const film = buyer.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
  });
});

const edit = (page: Page, { persistedForm }: Words, name: string): Promise<void> =>
  page.getByRole('button', { name: persistedForm.editOf(name) }).click();

const saveForm = (page: Page, { persistedForm }: Words): Promise<void> =>
  page.getByRole('button', { name: persistedForm.save, exact: true }).click();
