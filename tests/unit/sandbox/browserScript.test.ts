import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { card, openSandbox, visa } from './openSandbox.ts';

type BrowserOmise = {
  setPublicKey(key: string): void;
  createToken(kind: 'card', fields: unknown, callback: (status: number, reply: Record<string, unknown>) => void): void;
};

async function loadScript(url: string): Promise<BrowserOmise> {
  const source = await (await fetch(`${url}/omise/omise.js`)).text();
  const page = createContext({ fetch, btoa });
  runInContext(source, page);
  return page.Omise;
}

const createToken = (omise: BrowserOmise, number: string) =>
  new Promise<[number, Record<string, unknown>]>((resolve) => {
    omise.createToken('card', card(number), (status, reply) => resolve([status, reply]));
  });

test('the script makes a token that the API charges', async () => {
  const { api, url } = await openSandbox();
  const omise = await loadScript(url);
  omise.setPublicKey('pkey_test_sandbox');
  const [status, token] = await createToken(omise, visa);
  expect([status, token.object]).toEqual([200, 'token']);
  const charge = await api('POST', '/api/charges', { amount: 2_000, currency: 'thb', card: token.id });
  expect(charge.body).toMatchObject({ status: 'successful' });
});

test('the script hands over errors', async () => {
  const { url } = await openSandbox();
  const omise = await loadScript(url);
  expect(await createToken(omise, visa)).toMatchObject([401, { object: 'error', code: 'authentication_failure' }]);
  omise.setPublicKey('pkey_test_sandbox');
  expect(await createToken(omise, '4242424242424241')).toMatchObject([400, { code: 'invalid_card' }]);
});

test('a page of another origin may call the vault and read its errors', async () => {
  const { url, vault } = await openSandbox();
  const preflight = await fetch(`${url}/omise/vault/tokens`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/i);
  expect((await vault('POST', '/vault/tokens', {})).headers.get('access-control-allow-origin')).toBe('*');
});

test('the API is not for pages', async () => {
  const { api } = await openSandbox();
  expect((await api('GET', '/api/charges')).headers.has('access-control-allow-origin')).toBe(false);
});
