import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
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
    path: links.adminHowToBuy(),
    states: [
      filled(links.adminHowToBuy()),
      { name: 'offline', before: at(links.adminHowToBuy()), offline: true },
      {
        name: 'faults',
        before: at(links.adminHowToBuy()),
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
    path: links.adminItems(),
    states: [
      filled(links.adminItems()),
      { name: 'loading', before: at(links.adminItems()), after: whileLoading },
      { name: 'nothing', before: at(`${links.adminItems()}?keyword=zzzzqqqq`) },
      {
        name: 'prices',
        before: at(links.adminItems()),
        after: async (page) => {
          for (const at of [0, 1]) await page.locator('.adm-pick input').nth(at).check();
          await page.locator('.adm-bulk button').nth(2).click();
          await page.locator('[role=dialog] input').fill('12.5');
          await page.locator('[role=dialog] ul').waitFor();
        },
      },
      { name: 'categories', before: at(`${links.adminItems()}?view=categories`) },
      { name: 'instructors', before: at(`${links.adminItems()}?view=instructors`) },
      {
        name: 'new-course',
        before: at(links.adminItems()),
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
    path: links.adminItem('5001'),
    states: [
      filled(links.adminItem('5001')),
      { name: 'price', before: at(links.adminItem('5001')), after: tab(1) },
      {
        name: 'without-cover',
        before: at(links.adminItem('5001')),
        after: async (page) => {
          await tab(3)(page);
          await page.locator('main .tab-part:not([hidden]) .upload-delete').click();
          await page.locator('[role=dialog] .btn-d').click();
        },
      },
      {
        name: 'cover-viewed',
        before: at(links.adminItem('5001')),
        after: async (page) => {
          await tab(3)(page);
          await page.locator('main .tab-part:not([hidden]) .upload-open').click();
        },
      },
      { name: 'gallery', before: at(links.adminItem('5001')), after: tab(4) },
      { name: 'words', before: at(links.adminItem('5001')), after: tab(5) },
      { name: 'sharing', before: at(links.adminItem('5001')), after: tab(6) },
      { name: 'course', before: at(links.adminItem('1001')) },
      { name: 'plans', before: at(links.adminItem('1001')), after: tab(1) },
      { name: 'curriculum', before: at(links.adminItem('1001')), after: tab(2) },
      {
        name: 'lecture',
        before: at(links.adminItem('1001')),
        after: async (page) => {
          await tab(2)(page);
          await page.locator('.adm-line-lecture button:nth-of-type(3)').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'publication', before: at(links.adminItem('1001')), after: tab(3) },
      { name: 'missing', before: at(links.adminItem('9999')) },
    ],
  },
  {
    name: 'admin-groups',
    path: links.adminGroups(),
    states: [
      filled(links.adminGroups()),
      { name: 'removal', before: at(links.adminGroups()), after: askToRemove('first') },
      {
        name: 'in-use',
        before: at(links.adminGroups()),
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
    path: links.adminGroups(),
    states: [
      {
        name: 'filled',
        before: at(links.adminGroups()),
        after: async (page) => {
          await page.locator('main li a').first().click();
          await page.locator('input[type=search]').first().fill('มะลิ');
          await page.locator('search ul').first().waitFor();
        },
      },
      { name: 'missing', before: at(links.adminGroup('nowhere')) },
    ],
  },
];
