import { expect, test } from 'vitest';
import {
  type DeskForm,
  type DeskFormEvent,
  isDirty,
  reduceDeskForm,
  requestOf,
  untouchedForm,
} from '../../../src/features/administration/form/deskForm.ts';

type Values = { readonly name: string; readonly count: string };
type Event = DeskFormEvent<Values>;
const stored: Values = { name: 'ก', count: '1' };
const typed = (changes: Partial<Values>): Event => ({ type: 'typed', stored, changes });
const after = (...events: readonly Event[]): DeskForm<Values> =>
  events.reduce<DeskForm<Values>>(reduceDeskForm, untouchedForm);
const sent = (values: Values, key: string): Event => ({ type: 'sent', request: { values, key } });

test('an untouched form shows the stored values, and leaving it loses nothing', () => {
  expect(isDirty(after())).toBe(false);
  expect(requestOf(after(), stored, 'k1')).toEqual({ values: stored, key: 'k1' });
});

test('a change keeps the other values, and changing it back leaves nothing to save', () => {
  const form = after(typed({ name: 'ข' }));
  expect(form.typed).toEqual({ name: 'ข', count: '1' });
  expect(isDirty(form)).toBe(true);
  expect(isDirty(reduceDeskForm(form, typed({ name: 'ก' })))).toBe(false);
});

test('the base stays the values from before the first change', () => {
  const renewed: Event = { type: 'typed', stored: { name: 'ค', count: '9' }, changes: { count: '2' } };
  expect(after(typed({ name: 'ข' }), renewed)).toMatchObject({ typed: { name: 'ข', count: '2' }, base: stored });
});

test('problems show from the first press until the form is saved or given up', () => {
  const pressed = after(typed({ name: '' }), { type: 'pressed' });
  expect(pressed.isPressed).toBe(true);
  expect(reduceDeskForm(pressed, typed({ name: 'ง' })).isPressed).toBe(true);
  expect(reduceDeskForm(pressed, { type: 'givenUp' })).toEqual(untouchedForm);
});

test('a second press after a lost answer has the same key, and another text another one', () => {
  const form = after(typed({ name: 'ข' }), sent({ name: 'ข', count: '1' }, 'k1'));
  expect(requestOf(form, stored, 'k2').key).toBe('k1');
  const changed = reduceDeskForm(form, typed({ count: '2' }));
  expect(requestOf(changed, stored, 'k2')).toEqual({ values: { name: 'ข', count: '2' }, key: 'k2' });
  expect(requestOf(reduceDeskForm(changed, typed({ count: '1' })), stored, 'k3').key).toBe('k1');
});

test('a saved form is untouched again, and the next submission has a new key', () => {
  const values = { name: 'ข', count: '1' };
  const saved = after(typed({ name: 'ข' }), sent(values, 'k1'), { type: 'saved', values });
  expect(saved).toEqual(untouchedForm);
  expect(requestOf(saved, values, 'k2').key).toBe('k2');
});

test('values typed during saving stay unsaved', () => {
  const values = { name: 'ข', count: '1' };
  const form = after(typed({ name: 'ข' }), sent(values, 'k1'), typed({ name: 'ขค' }), { type: 'saved', values });
  expect(form).toMatchObject({ typed: { name: 'ขค', count: '1' }, base: values });
  expect(isDirty(form)).toBe(true);
});
