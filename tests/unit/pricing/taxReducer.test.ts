import { expect, test } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import {
  noTaxForm,
  type TaxEvent,
  type TaxFacts,
  type TaxState,
  taxReducer,
  typedOn,
} from '../../../src/features/taxData/taxReducer.ts';
import { effectiveWish, noWish, type PersistedWish } from '../../../src/features/taxData/taxWish.ts';

const person: TaxData = {
  ...{ ...noTaxData, nameOne: 'มะลิ', nameTwo: 'ใจดี', payerId: '1101700230708' },
  ...{ address: '88 ถนนสุขุมวิท', postcode: '10110' },
};
const company: TaxData = { ...person, personType: 'juristic', nameTwo: '00000', payerId: '0105536000315' };

/** A page with a device that stores each change at once. */
function page(before: Partial<PersistedWish> = {}, ofAccount: TaxData | null = null) {
  let state: TaxState = noTaxForm;
  let wish: PersistedWish = { ...noWish, ...before };
  const facts = (): TaxFacts => ({
    ...effectiveWish(wish, ofAccount, { id: '7' } as never, defaultSiteSettings),
    ...{ wish, place: 'cart', person: null },
  });
  const send = (event: TaxEvent) => {
    const step = taxReducer(state, event, facts());
    state = step.state;
    wish = { ...wish, ...step.changes };
  };
  return { send, state: () => state, wish: () => wish, typed: () => typedOn(state, wish, 'cart') };
}

const typed = (turn: number, data: TaxData, isOtherType = false): TaxEvent => ({
  ...{ type: 'typed', turn, typed: data, isOtherType },
});

test('an invoice for known data is on at once; for none the form opens, and saving switches it on', () => {
  const known = page({}, person);
  known.send({ type: 'invoiceChosen', wanted: true });
  expect([known.state().form.name, known.wish().wantsInvoice]).toEqual(['closed', true]);

  const empty = page();
  empty.send({ type: 'invoiceChosen', wanted: true });
  expect(empty.state().form).toMatchObject({ name: 'editing', purpose: 'invoice', begun: noTaxData });
  expect(empty.wish()).toEqual(noWish);
  empty.send(typed(1, person));
  empty.send({ type: 'saveTried', isFine: true });
  expect(empty.state().form.name).toBe('saving');
  empty.send({ type: 'saved', turn: 1, data: person });
  expect(empty.state().form.name).toBe('closed');
  expect(empty.wish()).toMatchObject({ wantsInvoice: true, data: person, typed: null, typedAt: null });
});

test.each([
  ['none', null],
  ['person', person],
  ['company', company],
] as const)(
  'withholding without a company’s invoice is asked about (%s), and a no changes nothing',
  (question, data) => {
    const asked = page({ data });
    asked.send({ type: 'withholdingChosen', percent: 3 });
    expect(asked.state().form).toEqual({ name: 'asking', question });
    asked.send({ type: 'answered', agrees: false });
    expect(asked.state().form.name).toBe('closed');
    expect(asked.wish().withholdingPercent).toBe(0);
    asked.send({ type: 'withholdingChosen', percent: 3 });
    asked.send({ type: 'answered', agrees: true });
    // A company's data are known already.
    expect(asked.state().form.name).toBe(question === 'company' ? 'closed' : 'editing');
    expect(asked.wish().withholdingPercent).toBe(question === 'company' ? 3 : 0);
  },
);

test('a company with an invoice changes its rate without a question', () => {
  const locked = page({ data: company, wantsInvoice: true });
  for (const percent of [3, 1, 0] as const) {
    locked.send({ type: 'withholdingChosen', percent });
    expect(locked.wish().withholdingPercent).toBe(percent);
  }
  expect(locked.state().form.name).toBe('closed');
});

test('a form for a company takes no person’s data, typed or saved', () => {
  const asked = page({ typed: person, typedAt: 'checkout' });
  asked.send({ type: 'withholdingChosen', percent: 3 });
  asked.send({ type: 'answered', agrees: true });
  expect(asked.typed()).toEqual({ ...noTaxData, personType: 'juristic' });
  expect(asked.wish()).toMatchObject({ typed: null, typedAt: null });
});

test('answers and texts for a form that was closed change nothing', () => {
  const closed = page();
  closed.send({ type: 'invoiceChosen', wanted: true });
  closed.send(typed(1, person));
  closed.send({ type: 'saveTried', isFine: true });
  closed.send({ type: 'cancelled' });
  const [state, wish] = [closed.state(), closed.wish()];
  closed.send({ type: 'saved', turn: 1, data: person });
  closed.send({ type: 'saveRefused', turn: 1, problems: { payerId: 'no' } });
  closed.send(typed(1, company));
  expect([closed.state(), closed.wish()]).toEqual([state, wish]);
});

test('a refused form shows the refusal until it is typed in, and its faults until the other type is chosen', () => {
  const refused = page();
  refused.send({ type: 'opened' });
  refused.send({ type: 'saveTried', isFine: true });
  refused.send({ type: 'saveRefused', turn: 1, problems: { payerId: 'no' } });
  expect(refused.state().form).toMatchObject({ name: 'editing', isTried: true, refused: { payerId: 'no' } });
  refused.send(typed(1, person));
  expect(refused.state().form).toMatchObject({ isTried: true, refused: {} });
  refused.send(typed(1, company, true));
  expect(refused.state().form).toMatchObject({ isTried: false });
});

test('an order without complete data opens the form with its faults, a refused one with the refusal', () => {
  const lacking = page({ wantsInvoice: true });
  lacking.send({ type: 'foundIncomplete' });
  expect(lacking.state().form).toMatchObject({ name: 'editing', isTried: true, purpose: 'edit' });
  lacking.send({ type: 'orderRefused', problems: { payerId: 'no' } });
  expect(lacking.state().form).toMatchObject({ isTried: false, refused: { payerId: 'no' } });
});

test('a form closed by another tab stays closed, even if it was typed in', () => {
  const shut = page({ typed: person, typedAt: 'cart' });
  shut.send(typed(0, { ...person, postcode: '50200' }));
  const { state, wish } = shut;
  expect(typedOn(state(), wish(), 'cart')?.postcode).toBe('50200');
  expect(typedOn(state(), { ...wish(), typed: null, typedAt: null }, 'cart')).toBeNull();
});

test('a choice dropped by the cart is mentioned until it is chosen again', () => {
  const cart = page({ data: company, withholdingPercent: 3 });
  cart.send({ type: 'tooSmall', what: ['withholding', 'invoice'] });
  expect(cart.wish()).toMatchObject({ withholdingPercent: 0, wantsInvoice: false });
  cart.send({ type: 'invoiceChosen', wanted: false });
  expect(cart.state().dropped).toEqual(['withholding', 'invoice']);
  cart.send({ type: 'invoiceChosen', wanted: true });
  expect(cart.state().dropped).toEqual(['withholding']);
  cart.send({ type: 'withholdingChosen', percent: 3 });
  expect(cart.state().dropped).toEqual([]);
});
