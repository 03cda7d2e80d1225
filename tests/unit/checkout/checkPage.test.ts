import { expect, test } from 'vitest';
import { checkPage } from '../../../src/features/checkout/checkPage.ts';

const prepare = async () => ({}) as never;

/** A page on which these parts are valid. */
const found = (fine: {
  tax?: boolean;
  delivery?: boolean;
  isOpen?: boolean;
  isWithdrawn?: boolean;
  guest?: 'complete' | 'incomplete' | 'reading' | 'signedIn';
}) => {
  const { tax = true, delivery = true, isOpen = false, isWithdrawn = false, guest = 'complete' } = fine;
  return checkPage({
    tax: { confirm: () => tax },
    delivery: { confirm: () => delivery, withdrawn: isWithdrawn ? { name: null } : null },
    guest:
      guest === 'signedIn'
        ? null
        : { check: () => (guest === 'complete' ? prepare : null), isWaiting: guest === 'reading' },
    ...{ isOpen, language: 'th' },
  });
};

test('a complete page goes out, a guest with what makes their registration ready', () => {
  expect(found({})).toEqual({ isComplete: true, prepare });
  expect(found({ guest: 'signedIn' })).toEqual({ isComplete: true, prepare: null });
});

test.each([
  ['tax', { tax: false, delivery: false, guest: 'incomplete' }],
  ['registration', { delivery: false, guest: 'incomplete' }],
  ['delivery', { delivery: false }],
  ['delivery', { delivery: false, guest: 'signedIn' }],
  ['picture', { guest: 'reading' }],
] as const)('a missing part is reported: %s', (missing, fine) => {
  expect(found(fine)).toEqual({ isComplete: false, missing });
});

test('a page that lacks only an address says so also while the picture of the guest is still read', () => {
  expect(found({ delivery: false, guest: 'reading' })).toEqual({ isComplete: false, missing: 'delivery' });
});

test('a withdrawn way to send holds back a new order, and not the question after an unanswered one', () => {
  expect(found({ delivery: false, isWithdrawn: true })).toMatchObject({ missing: 'delivery' });
  expect(found({ delivery: false, isWithdrawn: true, isOpen: true })).toMatchObject({ isComplete: true });
  expect(found({ delivery: false, isOpen: true })).toMatchObject({ missing: 'delivery' });
});
