import { itemEditing } from '../../../src/i18n/en/catalogue/itemEditing.ts';
import { shopWindow } from '../../../src/i18n/en/catalogue/shopWindow.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { enter } from '../../support/browser/shopperSteps.ts';
import { administrator } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('an administrator makes a course in class from nothing, and a visitor finds it with its price', async ({
  page,
  words,
  otherDevice,
}) => {
  const { fields, plans, publication, curriculum, newItem, preview } = itemEditing;
  const { inThai, inEnglish } = shopWindow;
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `Brewing ${mark}`;
  const dialog = page.getByRole('dialog');
  const open = (name: string) => page.getByRole('tab', { name }).click();
  const part = (name: string) => page.getByRole('tabpanel', { name });
  const save = async (name: string) => {
    await part(name).getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await expect(page.getByText(itemEditing.saved, { exact: true }).last()).toBeVisible();
  };
  await enter(page, administrator);
  await page.goto(deskLinks.items());

  await test.step('a draft with a category of its own', async () => {
    await page.getByRole('button', { name: itemEditing.add.course }).click();
    await dialog.getByLabel(fields.courseType).selectOption({ label: fields.courseTypes.inClass });
    await dialog.getByLabel(inThai(fields.name)).fill(`ชงกาแฟ ${mark}`);
    await dialog.getByLabel(inEnglish(fields.name)).fill(title);
    await dialog.getByLabel(inThai(newItem.newCategory)).fill(`กาแฟ ${mark}`);
    await dialog.getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('it cannot be published yet, and says why', async () => {
    await open(publication.title);
    const missing = part(publication.title).getByRole('listitem');
    await expect(missing).toHaveText([
      ...[publication.lacks.summary, publication.lacks.startsAt],
      ...[publication.lacks.venue, publication.lacks.plan],
    ]);
  });

  await test.step('its details, its price and a lecture', async () => {
    await open(fields.title);
    const details = part(fields.title);
    await details.getByLabel(inThai(fields.summary)).fill('คั่วเองชงเอง');
    await details.getByRole('textbox', { name: fields.startsAt }).fill('2031-03-01 09:00');
    await details.getByLabel(inThai(fields.venue)).fill('ร้านสาขาอารีย์');
    await save(fields.title);
    await open(plans.title);
    const prices = part(plans.title);
    await prices.getByRole('button', { name: plans.add }).click();
    await prices.getByLabel(inThai(plans.name)).fill('ทั้งคอร์ส');
    await prices.getByLabel(plans.priceThb).fill('1,500');
    await save(plans.title);
    await open(curriculum.title);
    await page.getByRole('button', { name: curriculum.addSection }).click();
    await dialog.getByLabel(inThai(curriculum.sectionName)).fill('วันแรก');
    await dialog.getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await page.getByRole('button', { name: curriculum.addLectureTo('วันแรก') }).click();
    await dialog.getByLabel(inThai(curriculum.name)).fill('คั่วเมล็ด');
    await dialog.getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await expect(part(curriculum.title).getByText('คั่วเมล็ด')).toBeVisible();
  });

  await test.step('the preview shows it, while visitors do not find it', async () => {
    await page.getByRole('link', { name: preview.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: preview.back }).click();
  });

  const itemId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const visitor = await otherDevice();
  await test.step('published, a visitor sees it with its price', async () => {
    await open(publication.title);
    await part(publication.title).getByRole('radio', { name: publication.states.published }).check();
    await save(publication.title);
    await visitor.goto(links.course(itemId));
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('฿1,500').first()).toBeVisible();
    await expect(visitor.getByText('คั่วเมล็ด').first()).toBeVisible();
  });
});
