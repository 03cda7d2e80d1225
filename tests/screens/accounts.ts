import { links } from '../../src/ui/press/links.ts';
import { fillSignIn } from '../support/browser/shopperSteps.ts';
import { asNewMember, asStudent, at, filled, loading, offline } from './commonStates.ts';
import { filledAccount, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** Signing in, the account, and learning. */
export const accounts: readonly Screen[] = [
  {
    name: 'login',
    path: links.login(),
    states: [
      filled,
      {
        name: 'refused',
        after: async (page) => {
          const words = await wordsOn(page);
          await fillSignIn(page, words, { username: 'student', password: 'not-this-one' });
          await page.getByText(words.failures.LOGIN_FAILED).waitFor();
        },
      },
      offline,
    ],
  },
  {
    name: 'register',
    path: links.register(),
    states: [
      filled,
      {
        name: 'faults',
        after: async (page) => {
          const { submit } = (await wordsOn(page)).registration;
          await page.getByRole('button', { name: submit }).click();
        },
      },
    ],
  },
  { name: 'forgotten', path: links.forgotPassword(), states: [filled] },
  {
    name: 'password',
    path: links.setPassword('a-token-that-nobody-sent'),
    states: [filled, { name: 'expired', before: at(links.setPassword()) }],
  },
  {
    name: 'account',
    path: links.account(),
    states: [
      { name: 'guest' },
      { name: 'student', before: asNewMember },
      { name: 'filled', before: filledAccount },
      {
        name: 'forms',
        before: filledAccount,
        after: async (page) => {
          const words = await wordsOn(page);
          const edit = (name: string) =>
            page.getByRole('button', { name: words.persistedForm.editOf(name), exact: true }).click();
          await edit(words.account.parts.profile);
          await edit(words.account.parts.tax);
          await edit(words.account.parts.password);
          await page.getByRole('button', { name: words.addresses.add, exact: true }).click();
          await page.getByRole('combobox', { name: words.addresses.fields.province }).selectOption('เชียงใหม่');
          const { addresses, password } = words.account.parts;
          for (const name of [addresses, password]) {
            await page
              .getByRole('region', { name, exact: true })
              .getByRole('button', { name: words.persistedForm.save, exact: true })
              .click();
          }
        },
      },
      {
        name: 'postcode',
        before: filledAccount,
        after: async (page) => {
          const { addresses } = await wordsOn(page);
          await page.getByRole('button', { name: addresses.add, exact: true }).click();
          await page.getByRole('textbox', { name: addresses.fields.postcode }).fill('83000');
          await page.getByLabel(addresses.place.label).waitFor();
        },
      },
      { ...offline, before: filledAccount },
    ],
  },
  {
    name: 'my-courses',
    path: links.myCourses(),
    states: [
      { name: 'filled', before: asStudent },
      { name: 'empty', before: asNewMember },
      { ...offline, before: asStudent },
      { ...loading, before: asStudent },
    ],
  },
  {
    name: 'learn',
    path: links.learn('1001'),
    states: [
      { name: 'guest' },
      { name: 'locked', before: at(links.learn('1001', { lecture: '1001-s2-l1' })) },
      { name: 'student', before: asStudent },
      {
        name: 'playing',
        before: asStudent,
        after: async (page) => {
          const { play } = (await wordsOn(page)).playlist.player;
          await page.getByRole('button', { name: play }).click();
          await page.waitForFunction(() =>
            [...(document.querySelector('video')?.textTracks ?? [])].some(
              ({ mode, activeCues }) => mode === 'showing' && activeCues !== null && activeCues.length > 0,
            ),
          );
        },
      },
      {
        name: 'finished',
        before: asStudent,
        after: async (page) => {
          await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
            video.muted = true;
            await video.play();
            video.currentTime = video.duration - 0.2;
          });
          await page.getByText((await wordsOn(page)).playlist.finished.title).waitFor();
        },
      },
      { ...offline, before: asStudent },
      { ...loading, before: asStudent },
    ],
  },
];
