import { links } from '../../src/ui/press/links.ts';
import { fillReport, openCartWith, sendReport } from '../support/browser/shopperSteps.ts';
import { blockSiteData } from '../support/browser/strangePages.ts';
import { asNewMember, asStudent, at, filled, loading, offline } from './commonStates.ts';
import { demoOrder, reportedOrder, unpaidOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** The report of a payment, orders, their thanks, and what waits on the device. */
export const ordering: readonly Screen[] = [
  {
    name: 'report',
    path: links.home(),
    states: [
      { name: 'open', before: async (page) => `${await unpaidOrder(page)}?report=1` },
      {
        name: 'calendar',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          await page.getByRole('button', { name: (await wordsOn(page)).dateEntry.open.date }).click();
          await page.getByRole('grid').waitFor();
        },
      },
      {
        name: 'calendar-months',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          const { dateEntry } = await wordsOn(page);
          await page.getByRole('button', { name: dateEntry.open.date }).click();
          const months = dateEntry.months.map(([, long]) => dateEntry.chooseMonth(long));
          await page.getByRole('button', { name: new RegExp(`^(${months.join('|')})$`) }).click();
          await page.locator('.cal-months').waitFor();
        },
      },
      {
        name: 'calendar-years',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          await page.getByRole('button', { name: (await wordsOn(page)).dateEntry.open.date }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^2\d{3} ?/ })
            .click();
          await page.locator('.cal-years').waitFor();
        },
      },
      {
        name: 'time',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          const { dateEntry } = await wordsOn(page);
          await page.getByRole('button', { name: dateEntry.open.time }).click();
          await page.getByRole('button', { name: dateEntry.use.time }).waitFor();
        },
      },
      {
        name: 'faults',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => await sendReport(page, await wordsOn(page)),
      },
      {
        name: 'offline',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        offline: true,
        after: async (page) => await fillReport(page, await wordsOn(page)),
      },
    ],
  },
  {
    name: 'thanks',
    path: links.thankYou(''),
    states: [
      { name: 'plain' },
      {
        name: 'reported',
        before: async (page) => {
          await reportedOrder(page);
          return page.url();
        },
      },
    ],
  },
  {
    name: 'order',
    path: links.home(),
    states: [
      { name: 'to-pay', before: async (page) => links.order((await demoOrder(page, 'notYetReceived')).token) },
      { name: 'next-step', before: unpaidOrder },
      { name: 'checking', before: reportedOrder },
      { name: 'rejected', before: async (page) => links.order((await demoOrder(page, 'rejected')).token) },
      { name: 'approved', before: async (page) => links.order((await demoOrder(page, 'approved')).token) },
      { name: 'cancelled', before: async (page) => links.order((await demoOrder(page, 'cancelled')).token) },
      {
        name: 'giving-up',
        before: unpaidOrder,
        after: async (page) => {
          const { orders } = await wordsOn(page);
          await page.getByRole('button', { name: orders.actions.cancel, exact: true }).click();
          await page.getByRole('dialog', { name: orders.cancel.title }).waitFor();
        },
      },
      { name: 'offline', before: reportedOrder, offline: true },
      { name: 'not-found', before: at(links.order('no-such-order-anywhere-at-all')) },
      { ...loading, before: at(links.order('no-such-order-anywhere-at-all')) },
    ],
  },
  {
    name: 'orders',
    path: links.studentOrders(),
    states: [
      { name: 'empty', before: asNewMember },
      { name: 'filled', before: asStudent },
      {
        name: 'to-transfer',
        before: async (page) => {
          await unpaidOrder(page);
          return undefined;
        },
      },
      { ...offline, before: asStudent },
    ],
  },
  { name: 'storage', path: links.storage(), states: [filled, offline] },
  {
    name: 'keeps-nothing',
    path: links.course('1018'),
    states: [
      {
        name: 'blocked',
        before: async (page) => {
          await page.addInitScript(blockSiteData);
          return undefined;
        },
        after: async (page) => {
          const words = await wordsOn(page);
          await openCartWith(page, words, '1018');
          await page.getByRole('region', { name: words.deviceStorage.keepsNothing.title }).waitFor();
        },
      },
    ],
  },
  {
    name: 'outbox',
    path: links.outbox(),
    states: [
      { name: 'empty' },
      {
        name: 'queued',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        offline: true,
        after: async (page) => {
          const words = await wordsOn(page);
          await fillReport(page, words);
          await sendReport(page, words);
          await page.getByText(words.outbox.queued.offline).first().waitFor();
          await page.goto(links.outbox());
          await page.getByText(words.outbox.queued.offline).first().waitFor();
        },
      },
    ],
  },
];
