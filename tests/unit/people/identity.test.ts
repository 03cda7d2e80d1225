import { expect, test } from 'vitest';
import { mayBuy, type Role } from '../../../src/domain/people/identity.ts';

const roles: readonly Role[] = ['administrator', 'instructor', 'student', 'nonMember'];

test('only students and non-members buy', () => {
  expect(roles.filter(mayBuy)).toEqual(['student', 'nonMember']);
});
