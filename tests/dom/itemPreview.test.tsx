import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { previewItem } from '../../src/contract/administration/adminItem.ts';
import { itemEditingMessages } from '../../src/i18n/catalogue/itemEditing.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';
import { course } from '../unit/courseFixture.ts';

const { course: texts, courseStates } = wordsOf(true);
const { preview } = itemEditingMessages.th;

test('the preview of a course is the page of a guest, with the button that administrators never see', async () => {
  const shop = plainShop({ role: 'administrator' });
  shop.answers(previewItem, { course: course({}), product: null });
  await openApp(`${deskLinks.item('1')}?preview=1`);
  await screen.findByText(preview.body);
  await screen.findByRole('heading', { level: 1, name: 'คอร์ส' });
  const main = within(screen.getByRole('main'));
  expect((await main.findAllByText(texts.offer.buy)).length).toBeGreaterThan(0);
  expect(main.queryByText(courseStates.reasons.staff)).toBeNull();
});
