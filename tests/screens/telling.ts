import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { pretend } from '../support/browser/browsers.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { standInForPushService } from '../support/services/pushDevice.ts';
import { openPushService, subscribeAt } from '../support/services/pushService.ts';
import { student } from '../support/shop/person.ts';
import { reportedOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const withPermission = async (page: Page): Promise<void> => {
  const service = await openPushService();
  await service.close();
  await standInForPushService(page.context(), subscribeAt(service));
  await page.context().grantPermissions(['notifications']);
};

/** The person denied the browser's permission. */
const blocked = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
};

const untilSeen = async (page: Page): Promise<void> => {
  const { push } = await wordsOn(page);
  await page.getByRole('region', { name: push.section.title }).scrollIntoViewIfNeeded();
};

/** Push notifications about decisions on this device. */
export const telling: readonly Screen[] = [
  {
    name: 'push',
    path: links.account(),
    states: [
      {
        name: 'offer',
        before: async (page) => {
          await withPermission(page);
          return await reportedOrder(page);
        },
        after: async (page) => {
          const { push } = await wordsOn(page);
          await page.getByRole('region', { name: push.offer.title }).waitFor();
        },
      },
      {
        name: 'off',
        before: async (page) => {
          await withPermission(page);
          await enter(page, student);
          return undefined;
        },
        after: untilSeen,
      },
      {
        name: 'waiting',
        worker: true,
        before: async (page) => {
          await withPermission(page);
          await enter(page, student);
          return undefined;
        },
        after: async (page) => {
          const { push } = await wordsOn(page);
          await page.evaluate(() => navigator.serviceWorker.ready);
          await page.context().setOffline(true);
          await page.getByRole('button', { name: push.switchOn }).click();
          await page.getByText(push.waitsForNetwork).waitFor();
        },
      },
      {
        name: 'blocked',
        before: async (page) => {
          await blocked(page);
          await enter(page, student);
          return undefined;
        },
        after: untilSeen,
      },
      {
        name: 'iphone',
        before: async (page) => {
          await pretend(page, 'iphone');
          await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
          await enter(page, student);
          return undefined;
        },
        after: untilSeen,
      },
    ],
  },
];
