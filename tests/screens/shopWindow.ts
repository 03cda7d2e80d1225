import type { Page } from 'playwright';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { whileLoading } from './moments.ts';
import type { Screen, ScreenState } from './screen.ts';

const at = (path: string) => async (page: Page) => {
  await enter(page, administrator);
  return path;
};
const filled = (path: string): ScreenState => ({ name: 'filled', before: at(path) });
const tab = (place: number) => async (page: Page) => await page.getByRole('tab').nth(place).click();

/** The first group has members and no course, the last one a course. */
const askToRemove = (place: 'first' | 'last') => async (page: Page) => {
  await page.locator('main li button.text-danger')[place]().click();
  await page.getByRole('dialog').waitFor();
};

/** Administration of the home page, offers and groups. */
export const shopWindow: readonly Screen[] = [
  {
    name: 'admin-how-to-buy',
    path: deskLinks.howToBuy(),
    states: [
      filled(deskLinks.howToBuy()),
      { name: 'offline', before: at(deskLinks.howToBuy()), offline: true },
      {
        name: 'faults',
        before: at(deskLinks.howToBuy()),
        after: async (page) => {
          await page.locator('textarea').first().fill('');
          await page.locator('button[type=submit]').last().click();
          await page.locator('.err').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-items',
    path: deskLinks.items(),
    states: [
      filled(deskLinks.items()),
      { name: 'loading', before: at(deskLinks.items()), after: whileLoading },
      { name: 'nothing', before: at(`${deskLinks.items()}?keyword=zzzzqqqq`) },
      {
        name: 'prices',
        before: at(deskLinks.items()),
        after: async (page) => {
          for (const at of [0, 1]) await page.locator('.adm-pick input').nth(at).check();
          await page.locator('.adm-bulk button').nth(2).click();
          await page.locator('[role=dialog] input').fill('12.5');
          await page.locator('[role=dialog] ul').waitFor();
        },
      },
      { name: 'categories', before: at(`${deskLinks.items()}?view=categories`) },
      { name: 'instructors', before: at(`${deskLinks.items()}?view=instructors`) },
      {
        name: 'instructor',
        before: at(`${deskLinks.items()}?view=instructors`),
        after: async (page) => {
          await page.locator('[aria-labelledby=teachers-title] li button').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'new-course',
        before: at(deskLinks.items()),
        after: async (page) => {
          await page.locator('main header button').first().click();
          await page.locator('[role=dialog] button[type=submit]').click();
          await page.locator('[role=dialog] .err').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-item',
    path: deskLinks.item('5001'),
    states: [
      filled(deskLinks.item('5001')),
      { name: 'price', before: at(deskLinks.item('5001')), after: tab(1) },
      {
        name: 'without-cover',
        before: at(deskLinks.item('5001')),
        after: async (page) => {
          await tab(3)(page);
          await page.locator('main .tab-part:not([hidden]) .upload-delete').click();
          await page.locator('[role=dialog] .btn-d').click();
        },
      },
      {
        name: 'cover-viewed',
        before: at(deskLinks.item('5001')),
        after: async (page) => {
          await tab(3)(page);
          await page.locator('main .tab-part:not([hidden]) .upload-open').click();
        },
      },
      { name: 'gallery', before: at(deskLinks.item('5001')), after: tab(4) },
      {
        name: 'gallery-viewed',
        before: at(deskLinks.item('5001')),
        after: async (page) => {
          await tab(4)(page);
          await page.locator('main .tab-part:not([hidden]) .picture-open').first().click();
          await page.getByRole('dialog').getByRole('img').waitFor();
        },
      },
      { name: 'words', before: at(deskLinks.item('5001')), after: tab(5) },
      { name: 'sharing', before: at(deskLinks.item('5001')), after: tab(6) },
      { name: 'course', before: at(deskLinks.item('1001')) },
      { name: 'plans', before: at(deskLinks.item('1001')), after: tab(1) },
      { name: 'curriculum', before: at(deskLinks.item('1001')), after: tab(2) },
      {
        name: 'lecture',
        before: at(deskLinks.item('1001')),
        after: async (page) => {
          await tab(2)(page);
          await page.locator('.adm-line-lecture button:nth-of-type(3)').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'publication', before: at(deskLinks.item('1001')), after: tab(3) },
      { name: 'missing', before: at(deskLinks.item('9999')) },
    ],
  },
  {
    name: 'admin-groups',
    path: deskLinks.groups(),
    states: [
      filled(deskLinks.groups()),
      { name: 'removal', before: at(deskLinks.groups()), after: askToRemove('first') },
      {
        name: 'in-use',
        before: at(deskLinks.groups()),
        after: async (page) => {
          await askToRemove('last')(page);
          await page.locator('[role=dialog] button.btn-d').click();
          await page.locator('[role=dialog] a').waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-group',
    path: deskLinks.groups(),
    states: [
      {
        name: 'filled',
        before: at(deskLinks.groups()),
        after: async (page) => {
          await page.locator('main li.leaf a').first().click();
          await page.locator('input[type=search]').first().fill('มะลิ');
          await page.locator('search ul').first().waitFor();
        },
      },
      { name: 'missing', before: at(deskLinks.group('nowhere')) },
    ],
  },
];
