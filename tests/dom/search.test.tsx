import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCategories, listCourses, listProducts } from '../../src/contract/catalogue/catalogue.ts';
import { finding } from '../../src/i18n/th/catalogue/finding.ts';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';
import { row } from '../unit/listingFixture.ts';

const { catalogue, list } = wordsOf(true);

/** The search that the header leads to, with its field. */
async function openSearch() {
  const shop = plainShop();
  const found = [row('7', 'ภาษาญี่ปุ่น', 'Japanese')];
  shop.answers(listCategories, []);
  shop.answers(listCourses, { rows: found, total: 1, counts: {} });
  shop.answers(listProducts, { rows: [], total: 0, counts: {} });
  const user = await openApp(links.search());
  const field = await screen.findByRole('searchbox', { name: catalogue.searchLabel.all });
  return { user, field };
}
const suggestions = () => screen.findByRole('region', { name: finding.suggestions });
const areGone = () => expect(screen.queryByRole('region', { name: finding.suggestions })).not.toBeInTheDocument();

test('the search of the header suggests while a person types, and the search itself closes the suggestions', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'ภาษา');
  const suggested = within(await suggestions());
  const addresses = () => suggested.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() => expect(addresses()).toEqual([links.course('7'), links.search('ภาษา')]));
  await user.keyboard('{Enter}');
  areGone();
  expect(field).toHaveValue('ภาษา');
});

test('the way from the suggestions to all finds closes them', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'ภาษา');
  await user.click(await within(await suggestions()).findByRole('link', { name: finding.searchAll('ภาษา') }));
  areGone();
  expect(await screen.findByRole('heading', { level: 1, name: list.resultsFor('ภาษา') })).toBeVisible();
});

test('of two choices before the list is drawn again, both hold', async () => {
  const shop = plainShop();
  shop.answers(listCategories, []);
  shop.answers(listCourses, { rows: [row('7', 'ภาษาญี่ปุ่น', 'Japanese')], total: 50, counts: {} });
  await openApp(links.courses());
  const size = await screen.findByRole('combobox', { name: list.pages.perPage });
  const sort = screen.getByRole('combobox', { name: list.sort.label });
  act(() => {
    fireEvent.change(size, { target: { value: '20' } });
    fireEvent.change(sort, { target: { value: 'newest' } });
  });
  await waitFor(() => expect(location.search).toBe('?sort=newest&pageSize=20'));
});
