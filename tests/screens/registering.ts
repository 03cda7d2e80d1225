import type { Page } from 'playwright';
import { customLabelTypes } from '../../src/domain/people/customLabel.ts';
import { courseStateMessages } from '../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../src/ui/press/links.ts';
import { enter, fillGuest, inSight, orderButton, slipPicture } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { askAtRegistration, changeSettings, questionOf } from '../support/shop/shopQuestions.ts';
import { cartWith, guest, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const on = { is_enable: 1, is_require: 1 };

/** The shop asks for every field. */
async function asksAll(page: Page): Promise<undefined> {
  await enter(page, administrator);
  await changeSettings(page.request, {
    contact_fields: { firstname: on, lastname: on, tel: on, nickname: on, address: on },
    profile_picture: on,
    is_student_select_group: 1,
  });
  await askAtRegistration(
    page.request,
    customLabelTypes.map((type) => questionOf(type)),
  );
  await page.context().clearCookies();
  return undefined;
}

/** The shop also asks guests optional questions. */
async function asksSome(page: Page): Promise<undefined> {
  await enter(page, administrator);
  await askAtRegistration(page.request, [
    questionOf('select'),
    questionOf('inputtext', false),
    questionOf('radio', false),
  ]);
  await page.context().clearCookies();
  return undefined;
}

const toCheckout = async (page: Page) => {
  await cartWith(page, '1018');
  return links.checkout();
};

async function submits(page: Page): Promise<void> {
  await page.getByRole('button', { name: (await wordsOn(page)).registration.submit }).click();
}

async function picks(page: Page): Promise<void> {
  const pictures = page.locator('input[type=file]');
  await pictures.first().setInputFiles(slipPicture);
  await page.locator('.fileleaf').first().waitFor();
}

async function buysHere(page: Page): Promise<void> {
  const words = await wordsOn(page);
  const isThai = await page.evaluate(() => navigator.language.startsWith('th'));

  const texts = courseStateMessages[isThai ? 'th' : 'en'].buyHere;
  const panel = page.locator('#buy');
  await panel.scrollIntoViewIfNeeded();
  await panel.getByText(texts.guest, { exact: true }).click();
  await panel.getByRole('textbox', { name: words.registration.fields.email, exact: true }).waitFor();
}

/** The registration form with every field: alone, in the checkout and beside a course. */
export const registering: readonly Screen[] = [
  {
    name: 'register-asked',
    path: '/register',
    states: [
      { name: 'all', before: asksAll, after: picks },
      { name: 'faults', before: asksAll, after: submits },
    ],
  },
  {
    name: 'guest-asked',
    path: links.checkout(),
    states: [
      {
        name: 'some',
        before: async (page) => {
          await asksSome(page);
          return await toCheckout(page);
        },
      },
      {
        name: 'faults',
        before: async (page) => {
          await asksSome(page);
          return await toCheckout(page);
        },
        after: async (page) => {
          await page.locator('summary').first().click();
          await orderButton(page, await wordsOn(page)).click();
        },
      },
    ],
  },
  {
    name: 'buy-here',
    path: links.course('1015'),
    states: [
      { name: 'register', after: async (page) => page.locator('#buy').scrollIntoViewIfNeeded() },
      { name: 'guest', before: asksSome, after: buysHere },
      {
        name: 'guest-faults',
        after: async (page) => {
          await buysHere(page);
          await inSight(page.locator('#buy button[type=submit]')).click();
        },
      },
      {
        name: 'went-on',
        after: async (page) => {
          await buysHere(page);
          await fillGuest(page, await wordsOn(page), guest);
          await inSight(page.locator('#buy button[type=submit]')).click();
          await page.waitForURL(/checkout/);
        },
      },
    ],
  },
];
