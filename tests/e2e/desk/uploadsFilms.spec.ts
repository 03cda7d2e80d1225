import { resumableUploadsPath } from '../../../src/contract/site/fileAddresses.ts';
import { mediaMessages } from '../../../src/i18n/catalogue/media.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import { enter, languageOf } from '../../support/browser/shopperSteps.ts';
import { administrator } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.use(atDesk);

const srt = '1\n00:00:01,000 --> 00:00:03,000\nHello\n';

test('an administrator uploads a film over a bad network, continues it after a reload, and adds subtitles', async ({
  page,
  locale,
}) => {
  const texts = mediaMessages[languageOf(locale)];
  const parts = `**${resumableUploadsPath}/*`;
  const choose = () => page.locator('main input[type=file]').setInputFiles('server/demo/media/videos/teaser.mp4');
  await enter(page, administrator);
  await page.goto(deskLinks.media());

  await test.step('the upload waits while the shop cannot be reached', async () => {
    await page.route(parts, (route) => route.abort());
    await choose();
    await expect(page.getByText(texts.state.waiting)).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(texts.state.waiting)).toBeHidden();
  });

  await test.step('the same file goes on where it stopped', async () => {
    const begun: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(resumableUploadsPath)) begun.push(request.method());
    });
    await page.unroute(parts);
    await choose();
    await expect(page.getByText(texts.state.done)).toBeVisible();
    expect(begun).toEqual(['HEAD', 'PATCH']);
  });

  await test.step('it is opened, and gets subtitles; a faulty file is refused', async () => {
    await page.getByRole('link', { name: texts.open('teaser.mp4') }).click();
    const part = page.getByRole('region', { name: texts.subtitles.title });
    const file = part.locator('input[type=file]');
    const named = (text: string) => ({ name: 'a.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(text) });
    await file.setInputFiles(named('no subtitles'));
    await expect(part.getByText(texts.problems['subtitles.none'])).toBeVisible();
    await part.getByRole('combobox').selectOption('en');
    await file.setInputFiles(named(srt));
    await expect(part.getByRole('listitem')).toHaveCount(1);
    const address = (await part.getByRole('link').getAttribute('href')) ?? '';
    expect(await (await page.request.get(address)).text()).toContain('00:00:01.000 --> 00:00:03.000\nHello');
  });
});
