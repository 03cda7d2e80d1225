import type { Page } from 'playwright';
import { groupResource } from '../../src/contract/administration/adminGroup.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator, instructor } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const at = (path: string) => async (page: Page) => {
  await enter(page, administrator);
  return path;
};

const teacherAt = (path: string) => async (page: Page) => {
  await enter(page, instructor);
  return path;
};

/** The record after a change: a new group. */
const withRecord = async (page: Page) => {
  await enter(page, administrator);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await page.request.post(groupResource.path, { data: { name: { th: 'ครู', en: 'Teachers' } }, headers });
  return deskLinks.audit();
};

/** The page of the first student in the list. */
const openStudent = async (page: Page) => {
  const { deskPeople } = await wordsOn(page);
  await page.locator('main ul.leaf > li a').first().click();
  await page.getByRole('heading', { name: deskPeople.account.title, exact: true }).waitFor();
};
/** A sheet of the person's details or data. */
const openPersonSheet = (word: 'edit' | 'erase') => async (page: Page) => {
  const { deskPeople, dataRights, persistedForm } = await wordsOn(page);
  await openStudent(page);
  const name = word === 'erase' ? dataRights.erase : persistedForm.editOf(deskPeople.details.title);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
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
      { name: 'edit', before: at(students), after: openPersonSheet('edit') },
      { name: 'erase', before: at(students), after: openPersonSheet('erase') },
    ],
  },
  {
    name: 'admin-audit',
    path: deskLinks.audit(),
    states: [
      { name: 'filled', before: withRecord },
      { name: 'nothing', before: at(deskLinks.audit('nobody')) },
    ],
  },
  {
    name: 'admin-teaching',
    path: deskLinks.teaching(),
    states: [
      { name: 'filled', before: teacherAt(deskLinks.teaching()) },
      {
        name: 'course',
        before: teacherAt(deskLinks.teaching()),
        after: async (page) => {
          await page.locator('main ul.leaf > li a').first().click();
          const { teaching } = await wordsOn(page);
          await page.getByRole('heading', { name: teaching.studentsTitle, exact: true }).waitFor();
        },
      },
    ],
  },
];
