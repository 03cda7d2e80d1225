import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { pretend } from '../support/browser/browsers.ts';
import { shareWithApp } from '../support/browser/shareWithApp.ts';
import { inSight, slipPicture } from '../support/browser/shopperSteps.ts';
import type { Words } from '../support/run/words.ts';
import { untilCached } from '../support/shop/untilCached.ts';
import { cartWith, unpaidOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const openSteps = (last: (words: Words['install']) => string) => async (page: Page) => {
  const { install } = await wordsOn(page);
  await page.getByRole('button', { name: install.showSteps }).last().click();
  await page.getByRole('dialog').getByText(last(install)).waitFor();
};

/** Installing the app as each browser needs it, and what follows into the app. */
export const installing: readonly Screen[] = [
  {
    name: 'install',
    path: links.account(),
    states: [
      {
        name: 'banner',
        before: async (page) => {
          await pretend(page, 'iphone');
          await page.addInitScript(() => localStorage.setItem('lanrian.install.useful', '1'));
          return links.courses();
        },
        after: async (page) => {
          const { install, shell } = await wordsOn(page);
          // The offer shows on the page after the one where its listener started.
          await page.waitForFunction(() => localStorage.getItem('lanrian.visits') !== null);
          await page.getByRole('link', { name: shell.siteName }).first().click();
          await page.getByRole('button', { name: install.showSteps }).waitFor();
        },
      },
      {
        name: 'iphone',
        before: async (page) => {
          await pretend(page, 'iphone');
          await cartWith(page, '1003');
          return undefined;
        },
        after: openSteps(({ handover }) => handover.warning),
      },
      {
        name: 'line',
        before: async (page) => {
          await pretend(page, 'line');
          await cartWith(page, '1003');
          return undefined;
        },
        after: openSteps(({ inApp }) => inApp.comesAlong),
      },
      {
        name: 'installed',
        before: async (page) => {
          await pretend(page, 'iphone', true);
          return undefined;
        },
        after: async (page) => {
          const { code } = (await wordsOn(page)).install;
          await page.getByRole('textbox', { name: code.label }).fill('1234');
          await page.getByRole('button', { name: code.submit }).click();
        },
      },
      {
        name: 'used-up',
        before: async (page) => {
          await pretend(page, 'iphone', true);
          return undefined;
        },
        after: async (page) => {
          const { code, arrival } = (await wordsOn(page)).install;
          await page.getByRole('textbox', { name: code.label }).fill('0123-4567-89AB-CDEF');
          await page.getByRole('button', { name: code.submit }).click();
          await page.getByRole('dialog', { name: arrival.expired.title }).waitFor();
        },
      },
      {
        name: 'question',
        before: async () => `${links.home()}#handover=0123456789ABCDEF`,
        after: async (page) => {
          const { ask } = (await wordsOn(page)).install.arrival;
          await page.getByRole('dialog', { name: ask.title }).waitFor();
        },
      },
    ],
  },
  {
    name: 'shared-slip',
    path: links.home(),
    states: [
      {
        name: 'chosen',
        worker: true,
        before: async (page) => {
          await unpaidOrder(page);
          return undefined;
        },
        after: async (page) => {
          const { share } = await wordsOn(page);
          await untilCached(page);
          await shareWithApp(page, slipPicture);
          await page.getByRole('img', { name: share.picture }).waitFor();
        },
      },
      { name: 'missing', before: async () => `${links.share()}?problem=nothing` },
    ],
  },
  {
    name: 'choose-report',
    path: '/share?report=1',
    states: [
      { name: 'empty' },
      {
        name: 'orders',
        before: async (page) => {
          await unpaidOrder(page);
          return undefined;
        },
        after: async (page) => {
          const { report } = (await wordsOn(page)).share;
          await inSight(page.getByRole('button', { name: report.choose })).waitFor();
        },
      },
    ],
  },
];
