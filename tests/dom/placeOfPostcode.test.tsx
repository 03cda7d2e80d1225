import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { postcodePlaces } from '../../src/contract/people/addresses.ts';
import { noPostalAddress } from '../../src/domain/people/postalAddress.ts';
import { AddressFields } from '../../src/features/addresses/AddressFields.tsx';
import { addressMessages } from '../../src/i18n/people/addresses.ts';
import { field } from '../support/dom/field.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const { fields, place } = addressMessages.th;

function Form() {
  const [values, setValues] = useState(noPostalAddress);
  const change = (changes: Partial<typeof values>) => setValues((now) => ({ ...now, ...changes }));
  return <AddressFields values={values} problems={{}} isAlwaysDefault onChange={change} />;
}

test('a postcode of two provinces offers its subdistricts, and the chosen one fills the fields', async () => {
  const shop = plainShop();
  shop.answers(postcodePlaces, [
    { subdistrict: 'พรุใน', district: 'เกาะยาว', province: 'พังงา' },
    { subdistrict: 'วิชิต', district: 'เมืองภูเก็ต', province: 'ภูเก็ต' },
  ]);
  const user = await renderPart(<Form />);
  await user.type(field(fields.postcode), '83000');
  expect(field(fields.province)).toHaveValue('');
  const choice = await screen.findByLabelText(new RegExp(place.label));
  await user.selectOptions(choice, 'ต.พรุใน อ.เกาะยาว จ.พังงา');
  expect(field(fields.subdistrict)).toHaveValue('พรุใน');
  expect(field(fields.district)).toHaveValue('เกาะยาว');
  expect(field(fields.province)).toHaveValue('พังงา');
  await user.type(field(fields.subdistrict), 'ก');
  expect(choice).toHaveDisplayValue(place.choose);
});
