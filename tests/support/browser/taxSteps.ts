import type { Locator, Page } from 'playwright/test';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import type { Words } from '../run/words.ts';

/** A fictitious company. The last digit of its number is wrong, which warns and refuses nothing. */
export const company: TaxData = {
  personType: 'juristic',
  nameOne: 'บริษัท ปิ่นทองการค้า จำกัด',
  nameTwo: '00000',
  payerId: '0105536000315',
  address: '88/12 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท',
  postcode: '10400',
  isDeliveredToTaxAddress: true,
  deliveryAddress: '',
  certificateName: null,
};

/** Opens the tax questions of the cart or the checkout, which are folded. */
export const unfoldTax = (page: Page, words: Words): Promise<void> =>
  page.locator('summary').filter({ hasText: words.taxInvoice.heading }).click();

/** The two checkboxes of the checkout, by their labels. */
export const taxBox = (page: Page, words: Words, which: 'invoice' | 'withhold'): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${words.taxInvoice[which]}`) });

export const taxSheet = (page: Page, words: Words): Locator =>
  page.getByRole('dialog', { name: words.taxInvoice.dialog.title });

/** Chooses to withhold tax and confirms the question. */
export async function askToWithhold(page: Page, words: Words, question: 'none' | 'person' | 'company'): Promise<void> {
  const { change } = words.taxInvoice;
  await taxBox(page, words, 'withhold').click();
  const dialog = page.getByRole('dialog', { name: change.title[question] });
  await dialog.getByRole('button', { name: change.confirm[question] }).click();
}

/** Fills in the open form for a company. */
export async function fillCompany(page: Page, words: Words): Promise<void> {
  const { fields } = words.taxData;
  const field = (name: string) => taxSheet(page, words).getByRole('textbox', { name, exact: true });
  await field(fields.nameOne.juristic).fill(company.nameOne);
  await field(fields.nameTwo.juristic).fill(company.nameTwo);
  await field(fields.payerId).fill(company.payerId);
  await field(fields.address).fill(company.address);
  await field(fields.postcode).fill(company.postcode);
}

export const saveTax = (page: Page, words: Words): Promise<void> =>
  taxSheet(page, words).getByRole('button', { name: words.taxInvoice.dialog.save }).click();
