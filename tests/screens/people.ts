import type { Page } from 'playwright';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const at = (path: string) => async (page: Page) => {
  await enter(page, administrator);
  return path;
};

/** The page of the first student in the list. */
const openStudent = async (page: Page) => {
  const { deskPeople } = await wordsOn(page);
  await page.locator('main li a').first().click();
  await page.getByRole('heading', { name: deskPeople.account.title, exact: true }).waitFor();
};
const openSheet = (word: 'changeRole' | 'block' | 'give') => async (page: Page) => {
  const { deskPeople } = await wordsOn(page);
  await openStudent(page);
  const name = word === 'give' ? deskPeople.courses.give : deskPeople.account[word];
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};
const students = `${deskLinks.people()}?role=student`;

/** People at the desk: the list, one person, and the questions before a deed. */
export const deskPeople: readonly Screen[] = [
  {
    name: 'admin-people',
    path: deskLinks.people(),
    states: [
      { name: 'filled', before: at(deskLinks.people()) },
      { name: 'nothing', before: at(`${deskLinks.people()}?keyword=zzzzqqqq`) },
      {
        name: 'invite-faults',
        before: at(deskLinks.people()),
        after: async (page) => {
          await page.locator('main header button').first().click();
          await page.locator('[role=dialog] button[type=submit]').click();
          await page.locator('[role=dialog] .err').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-person',
    path: deskLinks.people(),
    states: [
      { name: 'filled', before: at(students), after: openStudent },
      { name: 'role', before: at(students), after: openSheet('changeRole') },
      { name: 'block', before: at(students), after: openSheet('block') },
      { name: 'give', before: at(students), after: openSheet('give') },
    ],
  },
];
