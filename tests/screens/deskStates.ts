import type { Page } from 'playwright';
import { curriculumCalls } from '../../src/contract/administration/curriculum.ts';
import { howToBuySetting } from '../../src/contract/site/howToBuy.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { itemEditingMessages } from '../../src/i18n/catalogue/itemEditing.ts';
import { failures } from '../../src/i18n/th/app/failures.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { administrator } from '../support/shop/person.ts';
import { slipPicture, slipQrText } from '../support/shop/slipPicture.ts';
import { languageOn, orderReportedWith, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const at = (path: string) => async (page: Page) => {
  await enter(page, administrator);
  return path;
};

const editingWords = async (page: Page) => itemEditingMessages[await languageOn(page)];

const course = '1001';
const exactMatches = `${deskLinks.orders()}?view=exact`;
const curriculum = async (page: Page) => await page.getByRole('tab').nth(2).click();

/** Another administrator saves between the two reads of the steps. */
async function saveStale(page: Page): Promise<void> {
  const { persistedForm } = await wordsOn(page);
  const { stale } = await editingWords(page);
  await page.route(`**${howToBuySetting.path}`, async (route) => {
    const isSave = route.request().method() === 'PUT';
    if (isSave) {
      const error = { code: 'CHANGED_MEANWHILE', message: failures.CHANGED_MEANWHILE, details: {} };
      return await route.fulfill({ status: 409, json: { success: false, error } });
    }
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({
      response,
      json: { success: true, data: { ...data, description: data.description.slice(1) } },
    });
  });
  await page.locator('textarea').first().fill('เลือกคอร์ส');
  await page.getByRole('button', { name: persistedForm.save, exact: true }).click();
  await page.getByText(stale.mine).waitFor();
}

/** Removes the first lecture of a course, whose earlier buyers keep it. */
async function withArchived(page: Page): Promise<string> {
  await enter(page, administrator);
  const path = curriculumCalls.read.path.replace('{itemId}', course);
  const { data } = await (await page.request.get(path)).json();
  const [lecture] = data.flatMap(({ lectures }: { lectures: readonly { id: string }[] }) => lectures);
  await page.request.post(`${path}/lectures/${lecture.id}/delete`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return deskLinks.item(course);
}

/** An order reported with a slip whose QR names this bank; the report names KBANK. */
async function withSlipOf(page: Page, bank: string): Promise<Order> {
  const reference = String(Date.now()).padStart(20, '0');
  const buffer = await slipPicture(slipQrText(reference, bank));
  const address = await orderReportedWith(page, { name: 'slip.jpg', mimeType: 'image/jpeg', buffer });
  const order = await readOrder(page, address.slice(links.order('').length));
  await enter(page, administrator);
  return order;
}

/** Questions and sheets of the desk that stand between two saves. */
export const deskStates: readonly Screen[] = [
  {
    name: 'admin-form',
    path: deskLinks.howToBuy(),
    states: [
      { name: 'stale', before: at(deskLinks.howToBuy()), after: saveStale },
      {
        name: 'leaving',
        before: at(deskLinks.items()),
        after: async (page) => {
          await page.locator('main header button').first().click();
          await page.locator('[role=dialog] input').first().fill('คอร์สใหม่');
          await page.keyboard.press('Escape');
          const { menu } = (await wordsOn(page)).administration;
          await page.getByRole('dialog', { name: menu.unsaved.title }).waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-registration',
    path: deskLinks.registration(),
    states: [{ name: 'filled', before: at(deskLinks.registration()) }],
  },
  {
    name: 'admin-exact',
    path: deskLinks.orders(),
    states: [
      { name: 'nothing', before: at(exactMatches) },
      {
        name: 'filled',
        before: async (page) => {
          await withSlipOf(page, '004');
          return exactMatches;
        },
      },
      {
        name: 'other-bank',
        before: async (page) => deskLinks.order((await withSlipOf(page, '014')).id),
      },
    ],
  },
  {
    name: 'admin-sheets',
    path: deskLinks.items(),
    states: [
      {
        name: 'category',
        before: at(`${deskLinks.items()}?view=categories`),
        after: async (page) => {
          const { categories } = await editingWords(page);
          await page.getByRole('button', { name: categories.add, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'section',
        before: at(deskLinks.item(course)),
        after: async (page) => {
          const { curriculum: texts } = await editingWords(page);
          await curriculum(page);
          await page.getByRole('button', { name: texts.addSection, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'archived', before: withArchived, after: curriculum },
      {
        name: 'hiding',
        before: at(deskLinks.items()),
        after: async (page) => {
          const { bulk } = await editingWords(page);
          for (const place of [0, 1]) await page.locator('.adm-pick input').nth(place).check();
          await page.getByRole('button', { name: bulk.unpublish, exact: true }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-page',
    path: deskLinks.pages(),
    states: [
      {
        name: 'pictures',
        before: at(deskLinks.pages()),
        after: async (page) => {
          await page.locator(`main a[href^="${deskLinks.pages()}/"]:not([href$="/new"])`).first().click();
          await page.locator('input[type=file][multiple]').first().setInputFiles('tests/fixtures/cover.png');
          await page.locator('.upload-preview').first().waitFor();
        },
      },
    ],
  },
];
