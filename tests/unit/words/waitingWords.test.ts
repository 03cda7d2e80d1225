import { expect, test } from 'vitest';
import { persistedForm as persistedFormEn } from '../../../src/i18n/en/app/persistedForm.ts';
import { orderDocument as orderDocumentEn } from '../../../src/i18n/en/buying/orderDocument.ts';
import { orders as ordersEn } from '../../../src/i18n/en/buying/orders.ts';
import { comment as commentEn } from '../../../src/i18n/en/catalogue/comment.ts';
import { account as accountEn } from '../../../src/i18n/en/people/account.ts';
import { addresses as addressesEn } from '../../../src/i18n/en/people/addresses.ts';
import { devices as devicesEn } from '../../../src/i18n/en/people/devices.ts';
import { session as sessionEn } from '../../../src/i18n/en/people/session.ts';
import { persistedForm } from '../../../src/i18n/th/app/persistedForm.ts';
import { orderDocument } from '../../../src/i18n/th/buying/orderDocument.ts';
import { orders } from '../../../src/i18n/th/buying/orders.ts';
import { comment } from '../../../src/i18n/th/catalogue/comment.ts';
import { account } from '../../../src/i18n/th/people/account.ts';
import { addresses } from '../../../src/i18n/th/people/addresses.ts';
import { devices } from '../../../src/i18n/th/people/devices.ts';
import { session } from '../../../src/i18n/th/people/session.ts';

/** Texts beside a buyer's button while offline; each may still be pressed and continues later. */
const thai = [
  ...[account.password.away, addresses.question.away, comment.away, devices.question.away, persistedForm.away],
  ...[orderDocument.needsNetwork, orders.cancel.needsNetwork, session.login.needsNetwork],
];
const english = [
  ...[
    accountEn.password.away,
    addressesEn.question.away,
    commentEn.away,
    devicesEn.question.away,
    persistedFormEn.away,
  ],
  ...[orderDocumentEn.needsNetwork, ordersEn.cancel.needsNetwork, sessionEn.login.needsNetwork],
];

test.each(thai)('%s', (words) => expect(words).toMatch(/^ต้องต่อเน็ต.* กดไว้ได้เลย .*ให้เอง/));

test.each(english)('%s', (words) =>
  expect(words).toMatch(/needs a connection\. Press now and we will do it as soon as the shop can be reached/),
);
