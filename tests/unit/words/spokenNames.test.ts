import { expect, test } from 'vitest';
import { persistedFormMessages } from '../../../src/i18n/app/persistedForm.ts';
import { cartMessages } from '../../../src/i18n/buying/cart.ts';
import { couponMessages } from '../../../src/i18n/buying/coupon.ts';
import { ordersMessages } from '../../../src/i18n/buying/orders.ts';
import { shareMessages } from '../../../src/i18n/catalogue/share.ts';
import { playlistMessages } from '../../../src/i18n/learning/playlist.ts';
import { storageMessages } from '../../../src/i18n/learning/storage.ts';
import { addressMessages } from '../../../src/i18n/people/addresses.ts';
import { devicesMessages } from '../../../src/i18n/people/devices.ts';

/** The text of each button with its full accessible name. */
const buttonsIn = (language: 'th' | 'en'): readonly (readonly [string, string])[] => {
  const addresses = addressMessages[language];
  const cart = cartMessages[language];
  const { remove, removeOf, use, useOf: nameOfUse } = couponMessages[language];
  const devices = devicesMessages[language];
  const persistedForm = persistedFormMessages[language];
  const { actions } = ordersMessages[language];
  const { keeping } = playlistMessages[language];
  const share = shareMessages[language];
  const storage = storageMessages[language];
  return [
    [addresses.change, addresses.changeOf('A')],
    [addresses.makeDefault, addresses.makeDefaultOf('A')],
    [addresses.remove, addresses.removeOf('A')],
    [cart.remove, cart.removeOf('A')],
    [remove, removeOf('A')],
    [use, nameOfUse('A')],
    [devices.end, devices.endOf('A')],
    [persistedForm.edit, persistedForm.editOf('A')],
    [actions.start, actions.startCourse('A')],
    [keeping.keepAll, keeping.keepSection('A')],
    [share.choose, share.chooseOrder('A')],
    [share.report.choose, share.report.chooseOrder('A')],
    [storage.clear, storage.clearPart('A')],
  ];
};

test.each(['th', 'en'] as const)('speaking a button’s text presses it (%s)', (language) => {
  for (const [visible, name] of buttonsIn(language)) expect(name).toContain(visible);
});
