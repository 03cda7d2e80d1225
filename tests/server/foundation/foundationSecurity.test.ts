import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../../server/base/networkOf.ts';
import { makeSecrets } from '../../../server/base/secrets.ts';
import { makeThrottle } from '../../../server/base/throttle.ts';
import {
  appOptions,
  connectionLimits,
  limitConnections,
  serverOptions,
} from '../../../server/http/connectionLimits.ts';
import { isOwnOrigin } from '../../../server/http/isOwnOrigin.ts';
import { contentSecurityPolicy } from '../../../server/http/pages/contentSecurityPolicy.ts';
import { registerSecurity } from '../../../server/http/registerSecurity.ts';
import { guestKeyCookie, makeGuestKey, readGuestKey } from '../../../server/identity/guestKey.ts';
import { readConfig } from '../../../server/readConfig.ts';
import { shopMark } from '../../../src/contract/site/shopMark.ts';
import { tooLongMessages, waitMessages } from '../../../src/i18n/app/failures.ts';

async function openApp(publicUrl: string, monotonic = () => 0): Promise<FastifyInstance> {
  const tls = publicUrl.startsWith('https:') ? { TLS_CERT: 'package.json', TLS_KEY: 'package.json' } : {};
  const config = readConfig({
    SHOP_MODE: 'production',
    PUBLIC_URL: publicUrl,
    ...makeSecrets(),
    ...tls,
    CALLS_PER_MINUTE: '3600',
  });
  const app = fastify({ trustProxy: 'loopback' });
  await registerSecurity(app, { config, monotonic });
  app.get('/public/thing', async () => ({ success: true }));
  app.post('/public/thing', async () => ({ success: true }));
  app.post('/webhook/payment/thing', async () => ({ success: true }));
  app.get('/assets/thing', async () => ({ success: true }));
  await app.ready();
  return app;
}

test('an address that is too long to be read is answered in our words, a call as any other', async () => {
  const options = appOptions(connectionLimits);
  const app = fastify({ ...options, http: { ...options.http, maxHeaderSize: 1_024 } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const long = 'x'.repeat(2_000);
  const page = await fetch(`${origin}/courses?keyword=${long}`);
  expect([page.status, page.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8']);
  const told = await page.text();
  expect([told.includes(tooLongMessages.th), told.includes(tooLongMessages.en)]).toEqual([true, true]);
  const call = await fetch(`${origin}/public/courses?keyword=${long}`);
  expect(await call.json()).toMatchObject({ success: false, error: { code: 'INPUT_ERROR' } });
  await app.close();
});

describe('slow and half-open connections are released', () => {
  const quick = { headMs: 60, requestMs: 120, idleMs: 5_000, keepAliveMs: 60, checkMs: 20, lingerMs: 20 };
  /** Bytes that come late are no slow head. */
  const unhurried = { ...quick, headMs: 5_000, requestMs: 5_000 };
  const silent = { ...quick, headMs: 5_000, requestMs: 5_000, idleMs: 60 };
  const head = 'POST /public/thing HTTP/1.1\r\nHost: shop';
  const body = '\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{';

  /** The status line of the answer, or '', once the server has destroyed the connection. It never closes its own end. */
  const heldOpen = (port: number, bytes: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
      const writing = setInterval(() => socket.write(' '), 10);
      socket.on('data', (part) => {
        answer += part;
      });
      // Only a destroyed connection refuses more bytes.
      socket.on('error', () => {
        clearInterval(writing);
        socket.destroy();
        resolve(answer.split('\r\n')[0] ?? '');
      });
    });

  test.each([
    ['that sends nothing more than a part of a head', quick, head, 'HTTP/1.1 408 Request Timeout'],
    ['that does not end its body', quick, `${head}${body}`, 'HTTP/1.1 408 Request Timeout'],
    ['that stays half open after a bad request', unhurried, 'NONSENSE\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ])('one %s', async (_, limits, bytes, answer) => {
    const app = fastify(appOptions(limits));
    app.post('/public/thing', async () => ({ success: true }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await heldOpen(port, bytes)).toBe(answer);
    await app.close();
  });

  test.each([
    ['nothing at all', ''],
    ['a part of a body and then nothing', `${head}${body}`],
  ])('one that sends %s, with and without the framework', async (_, bytes) => {
    const app = fastify(appOptions(silent));
    app.post('/public/thing', async () => ({ success: true }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const plain = createServer(serverOptions(silent), (request) => request.resume());
    limitConnections(plain, silent);
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    for (const server of [app.server, plain]) {
      const { port } = server.address() as AddressInfo;
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
      await once(socket.resume(), 'end');
      const connections = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
      expect(connections).toBe(0);
      socket.destroy();
    }
    await app.close();
    plain.close();
  });
});

describe('headers', () => {
  test('every answer bears the shop’s own mark, a refusal too', async () => {
    const app = await openApp('http://localhost:8080');
    for (const url of ['/public/thing', '/assets/thing', '/nowhere']) {
      expect((await app.inject(url)).headers[shopMark]).toBe('1');
    }
    await app.close();
  });

  test('over TLS: strict transport, upgrades and a policy without anything inline', async () => {
    const app = await openApp('https://shop.example');
    const { headers } = await app.inject('/public/thing');
    const policy = String(headers['content-security-policy']);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).toContain("connect-src 'self' https://shop.example:8443 wss://shop.example:8443;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    await app.close();
  });

  test('without TLS: no promise of it', async () => {
    const app = await openApp('http://localhost:8080');
    const { headers } = await app.inject('/public/thing');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ publicUrl: 'http://localhost:8080', realtimePort: 40_000 })['connect-src']).toEqual([
      "'self'",
      'http://localhost:40000',
      'ws://localhost:40000',
    ]);
    await app.close();
  });
});

describe('where a call comes from', () => {
  const own = 'https://shop.example';
  const call = { method: 'POST', path: '/public/thing', origin: undefined, fetchSite: undefined };

  test.each([
    [{ ...call, origin: own }, true],
    [{ ...call, origin: own, fetchSite: 'same-origin' }, true],
    [{ ...call }, true],
    [{ ...call, origin: 'https://evil.example' }, false],
    [{ ...call, origin: 'null' }, false],
    [{ ...call, origin: own, fetchSite: 'cross-site' }, false],
    [{ ...call, fetchSite: 'same-site' }, false],
    [{ ...call, method: 'DELETE', origin: 'https://shop.example:8444' }, false],
    [{ ...call, method: 'GET', origin: 'https://evil.example', fetchSite: 'cross-site' }, true],
    [{ ...call, path: '/webhook/payment/thing', origin: 'https://provider.example' }, true],
    [{ ...call, path: '/webhooks-of-ours', origin: 'https://evil.example' }, false],
  ])('%j → %s', (request, isOwn) => {
    expect(isOwnOrigin(request, own)).toBe(isOwn);
  });

  test('decides in the app, in the language of the request', async () => {
    const app = await openApp('http://localhost:8080');
    const post = (url: string, headers: Record<string, string>) => app.inject({ method: 'POST', url, headers });
    const refused = await post('/public/thing', { origin: 'http://127.0.0.1:8090', 'accept-language': 'en' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ success: false, error: { code: 'ORIGIN_REFUSED' } });
    expect((await post('/public/thing', { origin: 'http://localhost:8080' })).statusCode).toBe(200);
    expect((await post('/webhook/payment/thing', { origin: 'https://provider.example' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('the loose limits', () => {
  let now = 0;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openApp('http://localhost:8080', () => now);
  });
  afterAll(() => app.close());
  const from = (address: string, url = '/public/thing', cookie = '') =>
    app.inject({ url, headers: { 'x-forwarded-for': address, cookie } });

  test('let a whole village through, then ask it to wait for seconds, and no other', async () => {
    for (let calls = 0; calls < 600; calls += 1) expect((await from('203.0.113.7')).statusCode).toBe(200);
    const refused = await from('203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS', message: waitMessages.th.busy } });
    // The same call in a spelling that only the router decodes.
    expect((await from('203.0.113.7', '/%70ublic/thing')).statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    expect((await from('203.0.113.7', '/assets/thing')).statusCode).toBe(200);
    now += 10_000;
    expect((await from('203.0.113.7')).statusCode).toBe(200);
  });

  test('count a session and a cart by themselves, so that one of a class uses up nobody else’s', async () => {
    const school = (cookie: string) => from('203.0.113.9', '/public/thing', cookie);
    for (const cookie of ['lanrian.session_token=one', 'lanrian.cart=one']) {
      now += 60_000;
      for (let calls = 0; calls < 600; calls += 1) {
        now += 20;
        expect((await school(cookie)).statusCode).toBe(200);
      }
      expect((await school(cookie)).statusCode).toBe(429);
      expect((await school('lanrian.session_token=two')).statusCode).toBe(200);
    }
  });

  test('count the network of an IPv6 client, which changes its own part at will', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0');
    expect(networkOf('::1')).toBe('0:0:0:0');
    for (const same of ['203.0.113.7', '::ffff:203.0.113.7']) expect(networkOf(same)).toBe(same);
  });
});

test('a tight limit counts by key, forgets a right answer, and ends with its window', () => {
  let now = 0;
  const throttle = makeThrottle({ limit: 2, perMs: 1_000 }, () => now);
  expect([throttle.take('mali'), throttle.take('mali'), throttle.take('mali')]).toEqual([true, true, false]);
  expect(throttle.take('other')).toBe(true);
  throttle.forget('mali');
  expect([throttle.take('mali'), throttle.take('mali'), throttle.take('mali')]).toEqual([true, true, false]);
  now = 999;
  expect(throttle.take('mali')).toBe(false);
  now = 1_000;
  expect(throttle.take('mali')).toBe(true);
});

test('a try that is given back leaves room for another one, and never for more than the limit', () => {
  const throttle = makeThrottle({ limit: 2, perMs: 1_000 }, () => 0);
  throttle.giveBack('mali');
  expect([throttle.take('mali'), throttle.take('mali'), throttle.take('mali')]).toEqual([true, true, false]);
  const refused = makeThrottle({ limit: 2, perMs: 1_000 }, () => 0);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(refused.take('mali')).toBe(true);
    refused.giveBack('mali');
  }
  expect([refused.take('mali'), refused.take('mali'), refused.take('mali')]).toEqual([true, true, false]);
});

describe('the guest’s cookie', () => {
  const secret = 's'.repeat(32);
  const key = makeGuestKey();
  let cookie = '';
  beforeAll(async () => {
    // The parser is loaded with the plugin.
    await fastify().register(cookies).ready();
    cookie = guestKeyCookie(key, secret, true);
  });

  test('lasts 400 days, out of reach of scripts and of other sites', () => {
    expect(cookie).toContain('Max-Age=34560000');
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(guestKeyCookie(key, secret, false)).not.toMatch(/Secure/);
  });

  test('is read back, and not when a letter of it or the secret was changed', () => {
    const value = cookie.split(';', 1)[0] ?? '';
    expect(readGuestKey(`other=1; ${value}`, secret)).toBe(key);
    expect(readGuestKey(value.replace(key, makeGuestKey()), secret)).toBeNull();
    expect(readGuestKey(value, 't'.repeat(32))).toBeNull();
    expect(readGuestKey('lanrian.cart=.', secret)).toBeNull();
    expect(readGuestKey(undefined, secret)).toBeNull();
  });
});
