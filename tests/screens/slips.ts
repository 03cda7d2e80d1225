import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { adminOrders } from '../../src/contract/administration/administration.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { buyAsGuest, enter, fillReport, openReport, reportSheet, sendReport } from '../support/browser/shopperSteps.ts';
import { administrator, guestNamed } from '../support/shop/person.ts';
import { slipPicture, slipQrText } from '../support/shop/slipPicture.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** A slip from a phone's picture folder, larger than the upload limit. */
async function phoneSlip() {
  const reference = randomUUID().replaceAll('-', '').slice(0, 25);
  const buffer = await sharp(await slipPicture(slipQrText(reference)))
    .resize({ width: 1_080 })
    .png()
    .toBuffer();
  return { reference, file: { name: 'slip.png', mimeType: 'image/png', buffer } };
}

/** Another guest's order of this course with its open report and this slip. */
async function fillWith(page: Page, courseId: string, slip: Awaited<ReturnType<typeof phoneSlip>>): Promise<string> {
  const words = await wordsOn(page);
  const token = await buyAsGuest(page, words, courseId, guestNamed('กานดา', 'มีสุข'));
  await page.goto(`${links.order(token)}?report=1`);
  await fillReport(page, words, slip.file);
  return token;
}

/** Reports from another person's device. */
async function reportElsewhere(page: Page, slip: Awaited<ReturnType<typeof phoneSlip>>): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: page.url() });
  if (!context) throw new Error('No browser');
  await reportWith(await context.newPage(), slip);
  await context.close();
}

async function reportWith(page: Page, slip: Awaited<ReturnType<typeof phoneSlip>>): Promise<string> {
  const token = await fillWith(page, '1018', slip);
  await sendReport(page, await wordsOn(page));
  await page.waitForURL(/\/thankyou/);
  return token;
}

/** Slips with a readable QR code. */
export const slips: readonly Screen[] = [
  {
    name: 'slip-used',
    path: links.home(),
    states: [
      {
        name: 'elsewhere',
        after: async (page) => {
          const slip = await phoneSlip();
          await reportElsewhere(page, slip);
          await fillWith(page, '1010', slip);
          const words = await wordsOn(page);
          await sendReport(page, words);
          await reportSheet(page, words).locator('[aria-invalid=true]').first().waitFor({ state: 'attached' });
        },
      },
    ],
  },
  {
    name: 'slip-read',
    path: links.home(),
    states: [
      {
        name: 'payer',
        after: async (page) => {
          const words = await wordsOn(page);
          const { reference, file } = await phoneSlip();
          await buyAsGuest(page, words, '1018', guestNamed('กานดา', 'มีสุข'));
          await openReport(page, words);
          await reportSheet(page, words).locator('input[type=file]').setInputFiles(file);
          await reportSheet(page, words).getByText(reference).waitFor();
        },
      },
      {
        name: 'administrator',
        before: async (page) => {
          const slip = await phoneSlip();
          await reportWith(page, slip);
          await enter(page, administrator);
          const answer = await page.request.get(`${adminOrders.path}?status=pendingApproved&pageSize=100`);
          const { rows } = adminOrders.response.parse(await answer.json());
          const order = rows.find(({ reports }) =>
            reports.some(({ slipReferences }) => slipReferences.includes(`014:${slip.reference}`)),
          );
          if (!order) throw new Error('No order shows the reference of its slip');
          return deskLinks.order(order.id);
        },
      },
    ],
  },
];
