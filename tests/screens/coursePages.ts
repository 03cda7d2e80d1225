import type { Page } from 'playwright';
import { courseStateMessages } from '../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../src/ui/press/links.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { student } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { Screen, ScreenState } from './screen.ts';

const of = (name: string, id: string): ScreenState => ({ name, before: async () => links.course(id) });

const asked = async (page: Page) => {
  const isThai = await page.evaluate(() => navigator.language.startsWith('th'));
  await page.getByRole('button', { name: courseStateMessages[isThai ? 'th' : 'en'].signIn }).click();
  await page.getByRole('dialog').waitFor();
};
const registers = async (page: Page) => {
  await asked(page);
  const { register } = (await wordsOn(page)).session.login;
  await page.getByRole('dialog').getByRole('button', { name: register }).click();
};
const denied = async (page: Page) => {
  await enter(page, student);
  return links.course('1013');
};

const added = async (page: Page) => {
  const { courseParts } = await wordsOn(page);
  await page.evaluate(() => scrollTo(0, 1));
  await page.getByRole('button', { name: courseParts.addToCart }).filter({ visible: true }).first().click();
  await page.locator('.toast').waitFor();
};

/** A course's page in each layout, of each kind and in each state that the demo shop has. */
export const coursePages: readonly Screen[] = [
  {
    name: 'course-layout',
    path: links.home(),
    states: [of('one', '1022'), of('three', '1010'), of('four', '1015'), of('default', '1025')],
  },
  {
    name: 'course-kind',
    path: links.home(),
    states: [
      of('flex', '1003'),
      of('in-class', '1029'),
      of('private', '1025'),
      of('broadcast', '1004'),
      of('live-room', '1006'),
      of('camera', '1019'),
    ],
  },
  {
    name: 'course-state',
    path: links.home(),
    states: [
      { ...of('added', '1001'), after: added },
      of('not-yet', '1004'),
      of('locked', '1005'),
      of('full', '1008'),
      of('closed', '1020'),
      of('unpublished', '1030'),
      of('group', '1013'),
      { name: 'group-denied', before: denied },
      { ...of('group-sign-in', '1013'), after: asked },
      { ...of('group-register', '1013'), after: registers },
    ],
  },
];
