import type { Page } from 'playwright/test';
import { shippingOptions } from '../../../server/demo/content/shipping.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { PostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { bangkok } from '../../../src/domain/people/thaiProvinces.ts';
import type { Words } from '../run/words.ts';
import { inSight } from './shopperSteps.ts';

const optionOf = (id: string) => {
  const option = shippingOptions.find((candidate) => candidate.id === id);
  if (!option) throw new Error(`The demo shop sends nothing by ${id}`);
  return option;
};

/** The price of one of the demo shop's shipping methods, in satang. */
export const feeOf = (id: string): number => optionOf(id).fees.THB ?? 0;

export const shippingName = (id: string, language: Language): string => {
  const { th, en } = optionOf(id).name;
  return language === 'th' ? th : (en ?? th);
};

/** Chooses one of the demo shop's shipping methods in the checkout. */
export const chooseShipping = (page: Page, id: string, language: Language): Promise<void> =>
  page.getByRole('radio', { name: shippingName(id, language) }).check();

/** Types a delivery address; the postcode fills in the province. Bangkok has other names for districts. */
export async function fillParcelAddress(page: Page, words: Words, address: PostalAddress): Promise<void> {
  const { fields } = words.addresses;
  const isInBangkok = address.province === bangkok;
  const group = page.getByRole('group', { name: words.shipping.chooseAddress });
  const field = (name: string) => inSight(group.getByRole('textbox', { name }));
  await field(fields.recipient).fill(address.recipient);
  await field(fields.tel).fill(address.tel);
  await field(fields.line).fill(address.line);
  await field(fields.postcode).fill(address.postcode);
  await field(isInBangkok ? fields.subdistrictInBangkok : fields.subdistrict).fill(address.subdistrict);
  await field(isInBangkok ? fields.districtInBangkok : fields.district).fill(address.district);
}
