import { describe, expect, test } from 'vitest';
import { socialEndIn, socialLanding, socialStart } from '../../../src/contract/people/socialLogin.ts';
import { mayUnlink, splitName } from '../../../src/domain/people/socialLogin.ts';
import { links } from '../../../src/ui/press/links.ts';

test.each([
  ['มะลิ ใจดี', 'มะลิ', 'ใจดี'],
  ['  Mary  Ann   Smith ', 'Mary', 'Ann Smith'],
  ['มะลิ', 'มะลิ', ''],
  ['', '', ''],
])('the name %j is split at its first space', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test('a provider is taken away where another way is left', () => {
  expect(mayUnlink({ hasPassword: true, linked: ['line'] }, 'line')).toBe(true);
  expect(mayUnlink({ hasPassword: false, linked: ['line', 'google'] }, 'line')).toBe(true);
  expect(mayUnlink({ hasPassword: false, linked: ['line'] }, 'line')).toBe(false);
});

describe('the addresses of the way there and back', () => {
  test('it ends on the sign-in page, which knows what became of it', () => {
    expect(socialLanding('/cart', null)).toBe(links.login('/cart'));
    const landing = socialLanding('/course/1?a=b&c=d', { outcome: 'cancelled', provider: 'line' });
    const { pathname, search, searchParams } = new URL(landing, 'http://localhost');
    expect([pathname, searchParams.get('returnTo')]).toEqual(['/login', '/course/1?a=b&c=d']);
    expect(socialEndIn(search)).toEqual({ outcome: 'cancelled', provider: 'line' });
  });

  test('an invalid outcome is none', () => {
    expect(socialEndIn('')).toBeNull();
    expect(socialEndIn('?social=signedIn&with=myspace')).toBeNull();
    expect(socialEndIn('?social=hacked&with=line')).toBeNull();
  });

  test('an account asks for a provider to be added', () => {
    expect(socialStart('line', { returnTo: '/cart' })).toBe('/auth/line?returnTo=%2Fcart');
    expect(socialStart('google', { returnTo: '/myaccount', isLinking: true })).toBe(
      '/auth/google?returnTo=%2Fmyaccount&link=1',
    );
  });
});
