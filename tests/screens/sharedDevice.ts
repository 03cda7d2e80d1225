import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { fillReport, sendReport } from '../support/browser/shopperSteps.ts';
import { unpaidOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const tick = async (page: Page): Promise<void> => {
  const words = await wordsOn(page);
  await page.getByRole('checkbox', { name: words.sharedDevice.label }).check();
};

const report = async (page: Page): Promise<string> => `${await unpaidOrder(page)}?report=1`;

/** A guest's report that waits on this device. */
async function queueReportOffline(page: Page): Promise<void> {
  const words = await wordsOn(page);
  await fillReport(page, words);
  await sendReport(page, words);
  await page.getByText(words.outbox.queued.offline).first().waitFor();
  await page.goto(links.account());
  await tick(page);
}

const askToLeave = async (page: Page): Promise<void> => {
  const { account } = await wordsOn(page);
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
};

/** A shared device. */
export const sharedDevice: readonly Screen[] = [
  {
    name: 'shared-device',
    path: links.account(),
    states: [
      { name: 'guest', after: tick },
      {
        name: 'leaving',
        before: report,
        offline: true,
        after: async (page) => {
          await queueReportOffline(page);
          await askToLeave(page);
          const words = await wordsOn(page);
          await page.getByRole('dialog', { name: words.sharedDevice.unsent.title }).waitFor();
        },
      },
      {
        name: 'discarding',
        before: report,
        offline: true,
        after: async (page) => {
          await queueReportOffline(page);
          await askToLeave(page);
          const words = await wordsOn(page);
          await page.getByRole('button', { name: words.sharedDevice.unsent.discard }).click();
          await page.getByRole('dialog', { name: words.sharedDevice.discardQuestion.title }).waitFor();
        },
      },
      { name: 'sign-in', before: async () => links.login(), after: tick },
    ],
  },
];
