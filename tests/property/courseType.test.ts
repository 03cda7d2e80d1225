import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { courseTypes, type Schedule } from '../../src/domain/catalogue/course.ts';
import { courseTypeRules, registrationState } from '../../src/domain/catalogue/courseType.ts';
import { enforcedGroups, isInGroups } from '../../src/domain/people/userGroup.ts';

const instant = fc.nat(1_000);
const maybe = fc.option(instant);
const type = fc.constantFrom(...courseTypes, null);
const schedule: fc.Arbitrary<Schedule> = fc.tuple(maybe, maybe, maybe, maybe).map(([a, b, c, d]) => ({
  startsAt: a,
  endsAt: a === null || b === null ? null : Math.max(a, b),
  registrationOpensAt: c,
  registrationClosesAt: d === null ? null : Math.max(c ?? 0, d),
  venue: null,
}));
const order = { notYet: 0, open: 1, closed: 2 } as const;

test('time only leads on: not yet, open, closed, and each says the instant at which it turns', () => {
  fc.assert(
    fc.property(type, schedule, instant, instant, (kind, dates, a, b) => {
      const [early, late] = [
        registrationState(kind, dates, Math.min(a, b)),
        registrationState(kind, dates, Math.max(a, b)),
      ];
      expect(order[early.kind]).toBeLessThanOrEqual(order[late.kind]);
      if (early.kind === 'notYet') expect(registrationState(kind, dates, early.at).kind).not.toBe('notYet');
      if (late.kind === 'closed') expect(registrationState(kind, dates, late.at).kind).not.toBe('closed');
    }),
  );
});

test('dates end the sale of scheduled courses only', () => {
  fc.assert(
    fc.property(type, schedule, instant, (kind, dates, now) => {
      const undated = { ...dates, startsAt: null, endsAt: null };
      const isHeld = kind !== null && courseTypeRules[kind].isHeld;
      if (!isHeld) expect(registrationState(kind, dates, now)).toEqual(registrationState(kind, undated, now));
      else if (registrationState(kind, dates, now).kind === 'open')
        expect(registrationState(kind, undated, now).kind).toBe('open');
    }),
  );
});

test('a group admits exactly its members, and everybody if the site does not enforce groups', () => {
  const groups = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
  const group = fc.option(fc.constantFrom('a', 'b', 'c'));
  fc.assert(
    fc.property(groups, group, fc.boolean(), fc.boolean(), (of, own, userGroupsEnabled, courseAccessByGroup) => {
      const limitedTo = enforcedGroups({ userGroupsEnabled, courseAccessByGroup }, of);
      const isEnforced = userGroupsEnabled && courseAccessByGroup && of.length > 0;
      expect(isInGroups(limitedTo, own)).toBe(!isEnforced || (own !== null && of.includes(own)));
    }),
  );
});
