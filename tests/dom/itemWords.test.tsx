import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminItem, saveItemWords } from '../../src/contract/administration/adminItem.ts';
import type { StoredItemDetail } from '../../src/domain/catalogue/storedItem.ts';
import { AdminItem } from '../../src/features/administration/item/AdminItem.tsx';
import { itemEditingMessages } from '../../src/i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../src/i18n/catalogue/shopWindow.ts';
import { field } from '../support/dom/field.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';
import { wordsOf } from '../support/run/words.ts';

const { persistedForm } = wordsOf(true);
const texts = shopWindowMessages.th;
const description = { th: 'เดิม', en: null };
const kindName = { th: 'หนังสือ', en: 'Book' };
const noSharing = { title: null, description: null, image: null };
const product: StoredItemDetail = {
  ...{ id: '201', kind: 'product', title: { th: 'สมุด', en: null }, coverUrl: null, isPublished: true },
  ...{ state: 'published', groupIds: [] },
  coverAlt: { th: '', en: null },
  sharing: {
    ...{ meta: { title: null, description: null, keywords: null, robots: null } },
    ...{ facebook: noSharing, twitter: noSharing },
  },
  texts: { kindName, description },
  fields: {
    ...{ title: { th: 'สมุด', en: null }, summary: null, slugWords: 'book', categoryId: 'books', seatsTotal: null },
    ...{ rank: 1, courseType: null, description: null, outcomes: [], instructorId: null, level: null, taughtIn: 'th' },
    ...{ teaserMediumId: null, isRecertification: false, layout: null, groupIds: [], freeBook: null },
    schedule: { startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null },
  },
  publication: { state: 'published', startsAt: null, endsAt: null, isLocked: false },
  ...{ plans: [], seatsTaken: 0 },
  revisions: { fields: '1', publication: '1', plans: '1', cover: '1', gallery: '1', words: '1', sharing: '1' },
  product: { pictures: [], facts: [{ label: { th: 'ขนาด', en: null }, value: { th: 'A5', en: null } }] },
};
const tabs = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);

test('the texts of a product are fields of its form, and are sent whole with its facts', async () => {
  const shop = plainShop({ role: 'administrator' });
  shop.answers(adminItem, product);
  shop.answers(saveItemWords, product);
  const user = await renderPart(<AdminItem id="201" />);
  await user.click(await screen.findByRole('tab', { name: texts.words.title }));
  const { label } = texts.words.fields.description;
  const typed = field(texts.inThai(label), screen.getByRole('tabpanel'));
  expect(typed).toHaveValue(description.th);
  await user.clear(typed);
  await user.type(typed, 'ใหม่');
  await user.click(screen.getByRole('button', { name: persistedForm.save }));
  await screen.findByText(texts.saved);
  expect(shop.sent(saveItemWords)).toEqual([
    { value: { kindName, description: { th: 'ใหม่', en: null }, facts: product.product?.facts }, revision: '1' },
  ]);
});

test('an item has the parts of its kind: a course neither pictures beside its cover nor texts', async () => {
  const { cover, gallery, words, sharing } = texts;
  const { fields, plans, publication, curriculum } = itemEditingMessages.th;
  const same = [fields.title, plans.title, publication.title, cover.title];
  const shop = plainShop({ role: 'administrator' });
  shop.answers(adminItem, { ...product, id: '202' });
  await renderPart(<AdminItem id="202" />);
  expect(await tabs()).toEqual([...same, gallery.title, words.title, sharing.title]);
  shop.answers(adminItem, { ...product, id: '101', kind: 'course', product: null });
  await renderPart(<AdminItem id="101" />);
  await screen.findByText((text) => text.endsWith(' 101'));
  expect((await tabs()).slice(-6)).toEqual([
    ...[fields.title, plans.title, curriculum.title],
    ...[publication.title, cover.title, sharing.title],
  ]);
});
