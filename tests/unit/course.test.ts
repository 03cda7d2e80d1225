import { describe, expect, test } from 'vitest';
import { courseTypes, idFromSlug, isWatchable, registrationState, type Schedule } from '../../src/domain/course.ts';

test.each([
  ['12-ทำขนมไทย', '12'],
  ['12', '12'],
  ['', ''],
])('the id of "%s" is "%s"', (slug, id) => {
  expect(idFromSlug(slug)).toBe(id);
});

test('only online and flex courses are watched at once', () => {
  expect(courseTypes.filter(isWatchable)).toEqual(['online', 'flex']);
});

describe('registrationState', () => {
  const always: Schedule = {
    startsAt: null,
    endsAt: null,
    registrationOpensAt: null,
    registrationClosesAt: null,
    venue: null,
  };
  const window = { ...always, registrationOpensAt: 100, registrationClosesAt: 200 };

  test('is open without a window and within it, both ends included', () => {
    expect(registrationState(always, 5)).toBe('open');
    expect(registrationState(window, 100)).toBe('open');
    expect(registrationState(window, 200)).toBe('open');
  });

  test('is closed before and after it', () => {
    expect(registrationState(window, 99)).toBe('notYet');
    expect(registrationState(window, 201)).toBe('closed');
  });
});
