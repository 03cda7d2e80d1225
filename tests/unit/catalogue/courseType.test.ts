import { describe, expect, test } from 'vitest';
import { type CourseType, courseTypes, type Schedule } from '../../../src/domain/catalogue/course.ts';
import {
  courseTypeRules,
  isBoughtByDates,
  isWatchable,
  registrationState,
} from '../../../src/domain/catalogue/courseType.ts';
import { refuseBuyingAgain } from '../../../src/domain/order/buyAgain.ts';

const always: Schedule = {
  startsAt: null,
  endsAt: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  venue: null,
};
const held: readonly CourseType[] = [
  'inClass',
  'privateClassroom',
  'liveBroadcast',
  'liveRoom',
  'liveRoomStudentCamera',
];

describe('the meaning of the seven kinds', () => {
  test('only online and flex courses are watched at once', () => {
    expect(courseTypes.filter(isWatchable)).toEqual(['online', 'flex']);
  });

  test('a kind is either watched whenever it suits, or held on its dates', () => {
    expect(courseTypes.filter((type) => isWatchable(type) === isBoughtByDates(type))).toEqual([]);
  });

  test('only the two classrooms have an address, and a seat is where people are at one time', () => {
    expect(courseTypes.filter((type) => courseTypeRules[type].hasVenue)).toEqual(['inClass', 'privateClassroom']);
    expect(courseTypes.filter((type) => courseTypeRules[type].holdsSeats)).toEqual(held);
  });

  test.each(held)('a course of kind %s is bought again only for other dates', (type) => {
    const dates = { startsAt: 1_000, endsAt: 2_000 };
    const history = { orderStatuses: ['approved' as const], access: null, ownedDates: [dates] };
    expect(refuseBuyingAgain({ type, dates }, 'default', history)).toEqual({ code: 'ALREADY_OWNED' });
    expect(refuseBuyingAgain({ type, dates: { ...dates, endsAt: 3_000 } }, 'default', history)).toBeNull();
  });
});

describe('when somebody new may register', () => {
  const window = { ...always, registrationOpensAt: 100, registrationClosesAt: 200 };
  const kinds: readonly (CourseType | null)[] = [...courseTypes, null];

  test.each(kinds)('%s: without a period always, and within it, both ends included', (type) => {
    expect(registrationState(type, always, 5)).toEqual({ kind: 'open' });
    expect(registrationState(type, window, 100)).toEqual({ kind: 'open' });
    expect(registrationState(type, window, 200)).toEqual({ kind: 'open' });
  });

  test.each(kinds)('%s: not before the period and not after it, and it says when', (type) => {
    expect(registrationState(type, window, 99)).toEqual({ kind: 'notYet', at: 100 });
    expect(registrationState(type, window, 201)).toEqual({ kind: 'closed', at: 200 });
  });

  test.each(held)('%s: no seat is sold for a day that is over, whatever the period says', (type) => {
    const late = { ...window, startsAt: 120, endsAt: 150 };
    expect(registrationState(type, late, 150)).toEqual({ kind: 'open' });
    expect(registrationState(type, late, 151)).toEqual({ kind: 'closed', at: 150 });
    expect(registrationState(type, { ...always, startsAt: 120 }, 121)).toEqual({ kind: 'closed', at: 120 });
  });

  test('an on-demand course does not end with a date', () => {
    expect(registrationState('flex', { ...always, startsAt: 120, endsAt: 150 }, 900)).toEqual({ kind: 'open' });
  });
});
