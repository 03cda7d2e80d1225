import type { Page } from 'playwright';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import type { Screen } from './screen.ts';

const film = 'server/demo/media/videos/teaser.mp4';
const old = { name: 'กล้องเก่า.avi', mimeType: 'video/x-msvideo', buffer: fileBeginning('RIFF\x00\x10\x00\x00AVI LIST') };
const sheet = { name: 'ใบงานบทที่ 1.pdf', mimeType: 'application/pdf', buffer: fileBeginning('%PDF-1.7\n') };

function fileBeginning(signature: string): Buffer {
  return Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.alloc(200_000)]);
}

const before = async (page: Page) => {
  await enter(page, administrator);
  return deskLinks.media();
};

const upload = async (page: Page) => {
  await page.locator('main input[type=file]').setInputFiles(film);
  await page.locator('main li .media-line').first().waitFor();
  await page.locator('main input[type=file]').setInputFiles([old, sheet]);
  await page.locator('main li .media-line').nth(2).waitFor();
};

/** The desk's uploaded files and the upload widget. */
export const media: readonly Screen[] = [
  {
    name: 'admin-media',
    path: deskLinks.media(),
    states: [
      { name: 'empty', before },
      { name: 'filled', before, after: upload },
      {
        name: 'uploading',
        before,
        after: async (page) => {
          await page.route('**/uploads/resumable/*', () => undefined);
          await page.locator('main input[type=file]').setInputFiles([film, 'tests/fixtures/cover.png']);
          await page.locator('.media-upload').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'admin-medium',
    path: deskLinks.media(),
    states: [
      {
        name: 'film',
        before,
        after: async (page) => {
          await upload(page);
          await page.locator('main li .media-line a').last().click();
          await page.locator('main section .adm-group').first().waitFor();
        },
      },
      {
        name: 'not-playable',
        before,
        after: async (page) => {
          await upload(page);
          await page
            .locator('main li', { has: page.locator('.tag') })
            .locator('a')
            .first()
            .click();
          await page.locator('main form').waitFor();
        },
      },
    ],
  },
];
