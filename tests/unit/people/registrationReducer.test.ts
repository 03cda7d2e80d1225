import { expect, test } from 'vitest';
import type { Registration } from '../../../src/contract/people/registration.ts';
import {
  preparedIn,
  type RegistrationEvent,
  type RegistrationState,
  registrationReducer,
  stillRefused,
} from '../../../src/features/registration/registrationReducer.ts';
import { registration as words } from '../../../src/i18n/th/people/registration.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';

const typed = { username: 'mali', email: 'mali@example.com' };
const registration = { username: 'mali' } as Registration;
const failure = new CallFailed(409, 'DUPLICATE_USERNAME', 'taken', {
  ...noFacts,
  fields: { 'customLabel.7': 'missing' },
});
const pressed: RegistrationEvent = { type: 'pressed', typed };
const prepared: RegistrationEvent = { type: 'prepared', registration };

const stateAfter = (...events: readonly RegistrationEvent[]): RegistrationState =>
  events.reduce(registrationReducer, { name: 'editing' });

test('a press shows every fault, and nothing that follows hides them', () => {
  expect(stateAfter({ type: 'tried' })).toEqual({ name: 'tried' });
  expect(stateAfter({ type: 'tried' }, pressed, { type: 'tried' }).name).toBe('sending');
});

test('the retry after a lost answer sends the prepared form, whatever was typed since', () => {
  const lost = stateAfter(pressed, prepared, { type: 'lost' });
  expect(lost).toEqual({ name: 'answerLost', typed, registration });
  expect(preparedIn(lost)).toBe(registration);
  expect(stateAfter(pressed, prepared, { type: 'lost' }, prepared).name).toBe('sending');
});

test('pictures that could not be sent leave nothing prepared', () => {
  expect(preparedIn(stateAfter(pressed, { type: 'lost' }))).toBeNull();
});

test('after a refusal another submission reads the form again', () => {
  expect(preparedIn(stateAfter(pressed, prepared, { type: 'refused', failure }))).toBeNull();
  expect(preparedIn(stateAfter(pressed, prepared, { type: 'lost' }, pressed))).toBeNull();
});

test('events without a submission change nothing', () => {
  for (const event of [prepared, { type: 'lost' }, { type: 'refused', failure }] as const) {
    expect(stateAfter(event)).toEqual({ name: 'editing' });
  }
});

test('a refusal stays until its field is changed', () => {
  const refused = stateAfter(pressed, prepared, { type: 'refused', failure });
  const of = (now: object) => stillRefused(refused, { ...typed, ...now }, words.problems);
  expect(of({})).toEqual({ username: 'taken', 'label.7': 'missing' });
  expect(of({ username: 'mali2' })).toEqual({ 'label.7': 'missing' });
  expect(stillRefused(stateAfter(pressed), typed, words.problems)).toEqual({});
});
