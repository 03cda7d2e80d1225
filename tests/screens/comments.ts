import type { Locator, Page } from 'playwright';
import { comment as en } from '../../src/i18n/en/catalogue/comment.ts';
import { comment as th } from '../../src/i18n/th/catalogue/comment.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator, instructor, student } from '../support/shop/person.ts';
import type { Screen } from './screen.ts';

const as = (person: typeof student) => async (page: Page) => {
  await enter(page, person);
  return undefined;
};
const textsOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'en' ? en : th);
const toComments = async (page: Page) => {
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.locator('#comments .comment-text').first().waitFor();
};

const toReviews = async (page: Page) => {
  await page.locator('#reviews-title').scrollIntoViewIfNeeded();
  await page.locator('#reviews .comment-text').first().waitFor();
};
/** Shows a part in the middle, where what stays on top of the page leaves its buttons free. */
const toMiddle = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
const toOwnReview = async (page: Page) => {
  await toReviews(page);
  await toMiddle(page.locator('#reviews .comment-verbs').first());
};
/** Signs the student in, who may review every course and has written this one. */
const asReviewer =
  (review: object | null = null) =>
  async (page: Page) => {
    await page.route('**/comments/own', async (route) => {
      const { data, ...answer } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...data, review_refusal: null, review } } });
    });
    return await as(student)(page);
  };
const ownReview = {
  ...{ id: 'own', author: { kind: 'person', name: 'มะลิ จ.' }, stars: 4, answers: [], changed_at: null },
  ...{ text: 'เรียนบนรถเมล์ทุกเช้า จบหมวดแรกแล้ว', written_at: '2026-02-01T03:00:00.000Z' },
};
const chooseStars = async (page: Page) => {
  await page.locator('.star-choices label').nth(3).click();
  await page.locator('form:has(.star-choices) textarea').fill('ครูอธิบายช้า ชัด มีไฟล์ให้ลองทำตามทุกบท');
};

/** Questions and reviews of a course, and the shop's own pages, as they are read and as they are written. */
export const comments: readonly Screen[] = [
  {
    name: 'comments',
    path: links.course('1001'),
    states: [
      { name: 'guest', after: toComments },
      {
        name: 'student',
        before: as(student),
        after: async (page) => {
          await toComments(page);
          await page.locator('#comments textarea').fill('ขอถามเรื่อง'.repeat(165));
        },
      },
      {
        name: 'teacher',
        before: as(instructor),
        after: async (page) => {
          await toComments(page);
          const { open } = (await textsOf(page)).answer;
          const report = page.locator('#comments li').getByText(open, { exact: true }).first();
          await report.click();
          await toMiddle(report);
        },
      },
      {
        name: 'report',
        before: as(student),
        after: async (page) => {
          await toComments(page);
          const { open } = (await textsOf(page)).report;
          const report = page.locator('#comments li').getByText(open, { exact: true }).first();
          await report.click();
          await toMiddle(report);
        },
      },
      { name: 'offline', offline: true, after: toComments },
    ],
  },
  {
    name: 'reviews',
    path: links.course('1001'),
    states: [
      { name: 'head' },
      { name: 'guest', after: toReviews },
      { name: 'asked', before: asReviewer(), after: toReviews },
      {
        name: 'writing',
        before: asReviewer(),
        after: async (page) => {
          await toReviews(page);
          await chooseStars(page);
        },
      },
      { name: 'own', before: asReviewer(ownReview), after: toOwnReview },
      { name: 'offline', offline: true, after: toReviews },
    ],
  },
  {
    name: 'reviewInvite',
    path: links.learn('1001'),
    states: [
      {
        name: 'asked',
        before: async (page) => {
          await page.route('**/progress/student/**', async (route) => {
            const { data, ...answer } = await (await route.fetch()).json();
            await route.fulfill({ json: { ...answer, data: { ...data, percent: 40 } } });
          });
          return await asReviewer()(page);
        },
        after: (page) => toMiddle(page.locator('.star-choices')),
      },
    ],
  },
  {
    name: 'customPage',
    path: links.customPage('refunds'),
    states: [
      { name: 'filled' },
      { name: 'offline', offline: true },
      { name: 'missing', before: async () => links.customPage('nothing-here') },
    ],
  },
  {
    name: 'adminComments',
    path: deskLinks.comments(),
    states: [
      { name: 'none', before: as(administrator) },
      {
        name: 'all',
        before: as(administrator),
        after: async (page) => page.locator('.seg label').last().click(),
      },
      {
        name: 'reviews',
        before: as(administrator),
        after: async (page) => page.locator('.seg label').nth(2).click(),
      },
    ],
  },
  {
    name: 'adminPages',
    path: deskLinks.pages(),
    states: [
      { name: 'list', before: as(administrator) },
      {
        name: 'edit',
        before: async (page) => (await as(administrator)(page)) ?? deskLinks.page('page-refunds'),
      },
    ],
  },
];
