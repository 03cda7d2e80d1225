import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, type Environment } from '../../../server/base/config.ts';
import { makeSecrets, pushKeyText } from '../../../server/base/secrets.ts';
import { readConfig } from '../../../server/readConfig.ts';
import { startSandbox } from '../../../server/sandbox/startSandbox.ts';
import { sandboxCertificate } from '../../../server/sandbox/twoC2P/keys.ts';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lanrian-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function faultsOf(environment: Environment): readonly string[] {
  try {
    readConfig({ DATA_DIR: dataDir, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('the demo', () => {
  test('needs no setting and listens on this machine', () => {
    const config = readConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      mode: 'demo',
      host: 'localhost',
      port: 8_080,
      realtimePort: 8_443,
      publicUrl: 'http://localhost:8080',
      databaseUrl: null,
      tls: null,
      storageBytes: 20 * 1_073_741_824,
      backups: null,
    });
  });

  test('makes its secrets once, for its owner’s eyes', () => {
    const first = readConfig({ DATA_DIR: dataDir }).secrets;
    expect(readConfig({ DATA_DIR: dataDir }).secrets).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(7);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))).toEqual(first);
  });

  test('takes a secret of the environment before its own', () => {
    const secret = 'x'.repeat(32);
    expect(readConfig({ DATA_DIR: dataDir, CART_SECRET: secret }).secrets.CART_SECRET).toBe(secret);
  });

  test('is not for other machines, whose people know its passwords', () => {
    expect(faultsOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' })).toEqual([
      expect.stringMatching(/^HOST /),
      expect.stringMatching(/^PUBLIC_URL /),
    ]);
  });
});

test('all faults are named at once', () => {
  const faults = faultsOf({
    SHOP_MODE: 'test',
    PORT: '80800',
    DATABASE_URL: 'mysql://shop',
    SMTP_URL: 'mail.example',
    STORAGE_GB: 'much',
    SESSION_SECRET: 'short',
    PUBLIC_URL: 'http://localhost:8080/shop',
    ACCESS_KEY: 'no key',
    TLS_CERT: 'cert.pem',
    TRUST_PROXY: 'loopback, hello',
    MAIL_FROM: 'bad',
  });
  const names = faults.map((fault) => fault.split(' ', 1)[0]).sort();
  expect(names).toEqual([
    'ACCESS_KEY',
    'DATABASE_URL',
    'MAIL_FROM',
    'PORT',
    'PUBLIC_URL',
    'SESSION_SECRET',
    'SHOP_MODE',
    'SMTP_URL',
    'STORAGE_GB',
    'TLS_CERT',
    'TRUST_PROXY',
  ]);
});

test.each(['10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/8/8', '::1/129', 'loopback,', '300.0.0.1'])(
  'no proxy: %s',
  (text) => {
    expect(faultsOf({ TRUST_PROXY: text })).toEqual([expect.stringMatching(/^TRUST_PROXY must be addresses/)]);
  },
);

test.each(['loopback', 'loopback, 10.0.0.0/8', 'uniquelocal,192.0.2.1', 'fd00::/8'])('a proxy: %s', (text) => {
  expect(readConfig({ DATA_DIR: dataDir, TRUST_PROXY: text }).trustProxy).toBe(text);
});

test.each(['shop@shop.example', 'ร้าน <shop@shop.example>', '<shop@localhost>'])('a sender: %s', (text) => {
  expect(readConfig({ DATA_DIR: dataDir, MAIL_FROM: text }).mailFrom).toBe(text);
});

test.each(['Shop shop@shop.example', 'shop@', 'Shop <shop>', 'a@b, c@d'])('no sender: %s', (text) => {
  expect(faultsOf({ MAIL_FROM: text })).toEqual([expect.stringMatching(/^MAIL_FROM must be an e-mail address/)]);
});

describe('production', () => {
  const whole = (): Environment => ({ SHOP_MODE: 'production', PUBLIC_URL: 'http://localhost:8080', ...makeSecrets() });

  test('stands on what the environment gives', () => {
    const environment = whole();
    expect(readConfig({ DATA_DIR: dataDir, ...environment })).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      secrets: { SESSION_SECRET: environment.SESSION_SECRET },
    });
  });

  test('names every secret that is missing', () => {
    const faults = faultsOf({ SHOP_MODE: 'production' });
    expect(faults).toHaveLength(1 + 7);
    for (const name of ['PUBLIC_URL', ...Object.keys(makeSecrets())]) {
      expect(faults).toContain(`${name} must be set in production`);
    }
  });

  test('speaks TLS to the world', () => {
    expect(faultsOf({ ...whole(), PUBLIC_URL: 'http://shop.example' })).toEqual([
      expect.stringMatching(/^TLS_CERT and TLS_KEY/),
      expect.stringMatching(/^PUBLIC_URL must begin with https/),
    ]);
    expect(
      faultsOf({ ...whole(), TLS_CERT: 'package.json', TLS_KEY: 'package.json', PUBLIC_URL: 'https://shop.example' }),
    ).toEqual([]);
  });

  test('refuses a password of the demo for its administrator', () => {
    expect(faultsOf({ ...whole(), ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'keep-the-shop' })).toEqual([
      'ADMIN_PASSWORD must not be a password of the demo',
    ]);
  });

  test('a first password that no form would take is said before the shop opens', () => {
    expect(faultsOf({ ...whole(), ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'nine in the morning' })).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD may have only/),
    ]);
  });

  test('says of a faulty setting what is faulty, and not that it is missing', () => {
    const faulty = { PUBLIC_URL: 'shop', SESSION_SECRET: 'short', ADMIN_EMAIL: 'x', ADMIN_PASSWORD: 'long-enough' };
    expect(faultsOf({ ...whole(), ...faulty })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be http/),
      expect.stringMatching(/^SESSION_SECRET must have at least/),
      'ADMIN_EMAIL must be an e-mail address',
    ]);
  });

  test('refuses keys that do not fit each other', () => {
    expect(faultsOf({ ...whole(), VAPID_PRIVATE_KEY: makeSecrets().VAPID_PRIVATE_KEY })).toEqual([
      expect.stringMatching(/^VAPID_PRIVATE_KEY must be the private key/),
    ]);
  });
});

test('a provider of sign-ins is named whole, and asked over TLS', () => {
  expect(faultsOf({ LINE_CLIENT_ID: '1650000000' })).toEqual([
    'LINE_CLIENT_ID and LINE_CLIENT_SECRET must be set together',
  ]);
  expect(faultsOf({ GOOGLE_ISSUER: 'http://accounts.example' })).toEqual([
    expect.stringMatching(/^GOOGLE_ISSUER must be an address/),
  ]);
  expect(faultsOf({ GOOGLE_ISSUER: 'http://localhost:9000/' })).toEqual([]);
  expect(faultsOf({ SHOP_MODE: 'production', GOOGLE_ISSUER: 'http://localhost:9000' })).toContain(
    'GOOGLE_ISSUER must begin with https:// in production',
  );
  const keys = { LINE_CLIENT_ID: 'id', LINE_CLIENT_SECRET: 'secret' };
  expect(readConfig({ DATA_DIR: dataDir, ...keys }).socialLogin).toEqual({
    line: { clientId: 'id', clientSecret: 'secret', issuer: 'https://access.line.me' },
    facebook: null,
    google: null,
  });
});

test('a payment provider has all its keys, and is asked over TLS in production', () => {
  expect(faultsOf({ GBPRIMEPAY_TOKEN: 'token' })).toEqual([
    'GBPRIMEPAY_TOKEN and GBPRIMEPAY_SECRET_KEY must be set together',
  ]);
  expect(faultsOf({ TWO_C2P_CERTIFICATE: sandboxCertificate })).toEqual([
    'TWO_C2P_PRIVATE_KEY and TWO_C2P_CERTIFICATE must be set together',
  ]);
  expect(faultsOf({ PAY_SOLUTIONS_SECRET_KEY: 'secret', SCB_BILLER_ID: '0999' })).toEqual([
    'SCB_BILLER_ID must have 15 digits',
    'PAY_SOLUTIONS_MERCHANT_ID, PAY_SOLUTIONS_SECRET_KEY and PAY_SOLUTIONS_API_KEY must be set together',
  ]);
  expect(faultsOf({ SHOP_MODE: 'production', GBPRIMEPAY_API_URL: 'http://localhost:9000' })).toContain(
    'GBPRIMEPAY_API_URL must begin with https:// in production',
  );
  const keys = { GBPRIMEPAY_TOKEN: 'token', GBPRIMEPAY_SECRET_KEY: 'secret' };
  expect(readConfig({ DATA_DIR: dataDir, ...keys }).payments).toEqual({
    gbPrimePay: { ...keys, GBPRIMEPAY_API_URL: 'https://api.gbprimepay.com' },
  });
});

test('production refuses the addresses of the sandbox, and the demo pays there', async () => {
  const sandbox = await startSandbox({ port: 0, webhookUrl: 'http://localhost:8080', clock: Date.now });
  await sandbox.close();
  const settings: Environment = Object.assign({}, ...Object.values(sandbox.settings));
  expect(readConfig({ DATA_DIR: dataDir, ...settings }).payments).toEqual(sandbox.settings);
  const addresses = Object.entries(settings).filter(([, value]) => value?.startsWith('http:'));
  expect(addresses.length).toBeGreaterThan(0);
  expect(faultsOf({ SHOP_MODE: 'production', ...settings })).toEqual(
    expect.arrayContaining(addresses.map(([name]) => `${name} must begin with https:// in production`)),
  );
});

test('a certificate that cannot be read is named', () => {
  expect(faultsOf({ TLS_CERT: join(dataDir, 'none.pem'), TLS_KEY: join(dataDir, 'none.key') })).toEqual([
    expect.stringMatching(/^TLS_CERT names a file that cannot be read/),
    expect.stringMatching(/^TLS_KEY names a file that cannot be read/),
  ]);
});

test('port 0 becomes the real one, also in the public address', () => {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', REALTIME_PORT: '0' }, { pages: 40_001, realtime: 40_002 });
  expect(config).toMatchObject({ port: 40_001, realtimePort: 40_002, publicUrl: 'http://localhost:40001' });
});

test('a key for push messages that begins with zeros keeps them', () => {
  const key = Buffer.alloc(31, 7);
  expect([...Buffer.from(pushKeyText(key), 'base64url')]).toEqual([0, ...key]);
  expect(pushKeyText(Buffer.concat([Buffer.alloc(1), key]))).toBe(pushKeyText(key));
});
