import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../../server/routes/all.ts';
import type { Call } from '../../../src/contract/call.ts';
import { resumableUploadsPath } from '../../../src/contract/site/fileAddresses.ts';
import { type Role, roles } from '../../../src/domain/people/identity.ts';
import { hasRight, isDeskRight } from '../../../src/domain/people/rights.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, readRefusal, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const deskCalls = allCalls.filter(({ scope }) => isDeskRight(scope));

/** The call's address with unknown ids, so that nothing is found and nothing changes. */
const addressOf = ({ path }: Call): string => path.replaceAll(/\{\w+\}/g, 'unknown');

onDatabase('rights at the desk', (database) => {
  let shop: TestShop;
  let people: readonly (readonly [Role | 'guest', Visitor])[];
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock() });
    const signedIn = await Promise.all(roles.map(async (role) => [role, await shop.signedIn(role)] as const));
    people = [['guest', shop.visitor()], ...signedIn];
  });
  afterAll(() => shop.close());

  /** The refusal for a missing right or session; `null` if the call was let in. */
  const refusalOf = async ({ method, url }: { method: 'GET' | 'POST' | 'PUT'; url: string }, as: Visitor) => {
    const body = method === 'GET' ? {} : { payload: {} };
    const response = await shop.inject({ method, url, headers: { 'idempotency-key': randomUUID() }, ...body }, as);
    if (response.statusCode !== 401 && response.statusCode !== 403) return null;
    return readRefusal(response).code;
  };
  const expected = (role: Role | 'guest', { scope, scopeFailure = 'PERMISSION_DENIED' }: Call) => {
    if (role === 'guest') return 'UNAUTHORIZED';
    return isDeskRight(scope) && hasRight(role, scope) ? null : scopeFailure;
  };

  test.each(deskCalls.map((call) => [call.name, call] as const))(
    '%s is for the roles of its right',
    async (_, call) => {
      for (const [role, visitor] of people) {
        const refusal = await refusalOf({ method: call.method, url: addressOf(call) }, visitor);
        expect([role, refusal]).toEqual([role, expected(role, call)]);
      }
    },
  );

  test('files are sent by those who edit content', async () => {
    for (const [role, visitor] of people) {
      const headers = { 'tus-resumable': '1.0.0' };
      const { statusCode } = await shop.inject({ method: 'POST', url: resumableUploadsPath, headers }, visitor);
      const isRefused = statusCode === 401 || statusCode === 403;
      expect([role, isRefused]).toEqual([role, role === 'guest' || !hasRight(role, 'content')]);
    }
  });

  test('the order desk decides orders and edits nothing; the content desk does the reverse', () => {
    const allowed = (role: Role) => deskCalls.filter((call) => expected(role, call) === null).map(({ name }) => name);
    expect(allowed('orderDesk')).toContain('decideReport');
    expect(allowed('orderDesk')).not.toContain('saveItemPlans');
    expect(allowed('content')).toContain('saveItemPlans');
    expect(allowed('content')).not.toContain('adminOrders');
    for (const role of ['orderDesk', 'content'] as const) {
      expect(allowed(role)).not.toContain('saveSettings');
      expect(allowed(role)).not.toContain('adminMail');
    }
    const teaching = deskCalls.filter(({ scope }) => scope === 'teaching').map(({ name }) => name);
    expect(teaching).toEqual(['taughtCourses', 'taughtStudents']);
    expect(allowed('instructor')).toEqual(teaching);
    expect(allowed('administrator')).toEqual(
      deskCalls.map(({ name }) => name).filter((name) => !teaching.includes(name)),
    );
    for (const role of ['student', 'nonMember'] as const) expect(allowed(role)).toEqual([]);
  });
});
