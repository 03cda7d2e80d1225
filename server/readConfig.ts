import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gigabyteBytes } from '../src/domain/site/interfaceConstants.ts';
import { type Config, ConfigError, type Environment, type ProviderKeys, type ProviderSettings } from './base/config.ts';
import { type ConfigName, type ConfigValues, configVariables } from './base/configVariables.ts';
import { demoAccounts } from './base/demoAccounts.ts';
import {
  accessKeyFault,
  demoSecrets,
  pushKeyFault,
  type SecretName,
  type SecretTexts,
  secretNames,
} from './base/secrets.ts';
import { paymentFaults, paymentVariables, readPaymentSettings } from './payments/readPaymentSettings.ts';

/**
 * Reads and checks the whole configuration. `ports` are the actual ones if 0 was asked for. In the demo, missing
 * secrets are created in the data folder.
 */
export function readConfig(environment: Environment, ports?: { pages: number; realtime: number }): Config {
  const { read, given, faults } = readVariables(environment);
  // Both are parsed by the tables' own schemas.
  const [values, paymentValues] = [read as ConfigValues, read as Partial<ProviderSettings>];
  const mode = values.SHOP_MODE ?? 'demo';
  faults.push(...(mode === 'production' ? productionFaults(values, given) : demoFaults(values)), ...keyFaults(values));
  faults.push(...outsideFaults(values), ...paymentFaults(paymentValues, mode === 'production'));
  const tls = readTls(values, faults);
  if (faults.length > 0) throw new ConfigError(faults);

  const dataDir = resolve(values.DATA_DIR ?? 'data');
  const port = ports?.pages ?? values.PORT ?? 0;
  return {
    mode,
    host: values.HOST ?? (mode === 'demo' ? 'localhost' : '0.0.0.0'),
    port,
    realtimePort: ports?.realtime ?? values.REALTIME_PORT ?? 0,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    secrets: { ...(mode === 'demo' ? demoSecrets(dataDir) : noSecrets), ...givenSecrets(values) },
    tls,
    pagesSpeakTls: tls !== null && values.TRUST_PROXY === undefined,
    trustProxy: values.TRUST_PROXY ?? null,
    callsPerMinute: values.CALLS_PER_MINUTE ?? 0,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? '',
    pushServices: values.PUSH_SERVICES ?? [],
    bookstore: values.BOOKSTORE_URL ? { url: values.BOOKSTORE_URL, key: values.BOOKSTORE_KEY ?? null } : null,
    socialLogin: readSocialLogin(values),
    payments: readPaymentSettings(paymentValues),
    sandboxUrl: null,
    storageBytes: Math.floor((values.STORAGE_GB ?? 0) * gigabyteBytes),
    backups: values.BACKUP_FOLDER
      ? { folder: resolve(values.BACKUP_FOLDER), hour: values.BACKUP_HOUR ?? 0, keep: values.BACKUP_KEEP ?? 1 }
      : null,
    firstAdministrator:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
  };
}

/** `given`: set or defaulted, even if invalid; `read` omits invalid ones. */
function readVariables(environment: Environment) {
  const faults: string[] = [];
  const read: Record<string, unknown> = {};
  const given = new Set<string>();
  for (const [name, { schema, fallback }] of Object.entries({ ...configVariables, ...paymentVariables })) {
    const text = environment[name]?.trim() || fallback;
    if (text === null) continue;
    given.add(name);
    const result = schema.safeParse(text);
    if (result.success) read[name] = result.data;
    else faults.push(...result.error.issues.map((issue) => `${name} ${issue.message}`));
  }
  return { read, given, faults };
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

function demoFaults(values: ConfigValues): string[] {
  const faults: string[] = [];
  if (values.HOST !== undefined && !isLoopback(values.HOST)) {
    faults.push('HOST must be this machine itself (localhost) in the demo, whose passwords everybody knows');
  }
  if (values.PUBLIC_URL !== undefined && !isLoopback(new URL(values.PUBLIC_URL).hostname)) {
    faults.push('PUBLIC_URL must be on localhost in the demo; a real address needs SHOP_MODE=production');
  }
  return faults;
}

function productionFaults(values: ConfigValues, given: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const needed: readonly ConfigName[] = ['PUBLIC_URL', ...secretNames];
  for (const name of needed) {
    if (!given.has(name)) faults.push(`${name} must be set in production`);
  }
  const host = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname : null;
  if (host !== null && !isLoopback(host) && values.TLS_CERT === undefined) {
    faults.push('TLS_CERT and TLS_KEY must be set: the realtime port speaks plainly on localhost only');
  }
  if (host !== null && !isLoopback(host) && values.PUBLIC_URL?.startsWith('http:')) {
    faults.push('PUBLIC_URL must begin with https://');
  }
  if (given.has('ADMIN_EMAIL') !== given.has('ADMIN_PASSWORD')) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together');
  }
  if (demoAccounts.some(({ password }) => password === values.ADMIN_PASSWORD)) {
    faults.push('ADMIN_PASSWORD must not be a password of the demo');
  }
  return faults;
}

function keyFaults(values: ConfigValues): string[] {
  const access = values.ACCESS_KEY === undefined ? null : accessKeyFault(values.ACCESS_KEY);
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  const push = publicKey === undefined || privateKey === undefined ? null : pushKeyFault(publicKey, privateKey);
  const faults = [access === null ? null : `ACCESS_KEY ${access}`, push === null ? null : `VAPID_PRIVATE_KEY ${push}`];
  if ((publicKey === undefined) !== (privateKey === undefined) && values.SHOP_MODE !== 'production') {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together');
  }
  return faults.filter((fault) => fault !== null);
}

const socialNames = ['LINE', 'FACEBOOK', 'GOOGLE'] as const;
const socialAddresses = ['LINE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL', 'GOOGLE_ISSUER'] as const;
const outsideAddresses = ['BOOKSTORE_URL', ...socialAddresses] as const;

function outsideFaults(values: ConfigValues): string[] {
  const halves = socialNames.filter(
    (name) => (values[`${name}_CLIENT_ID`] === undefined) !== (values[`${name}_CLIENT_SECRET`] === undefined),
  );
  const plain = outsideAddresses.filter(
    (name) => values.SHOP_MODE === 'production' && values[name]?.startsWith('http:'),
  );
  return [
    ...halves.map((name) => `${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together`),
    ...plain.map((name) => `${name} must begin with https:// in production`),
  ];
}

function readSocialLogin(values: ConfigValues): Config['socialLogin'] {
  const keysOf = (name: (typeof socialNames)[number]): ProviderKeys | null => {
    const clientId = values[`${name}_CLIENT_ID`];
    const clientSecret = values[`${name}_CLIENT_SECRET`];
    return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
  };
  const [line, facebook, google] = [keysOf('LINE'), keysOf('FACEBOOK'), keysOf('GOOGLE')];
  const { FACEBOOK_DIALOG_URL: dialogUrl = '', FACEBOOK_GRAPH_URL: graphUrl = '' } = values;
  return {
    line: line && { ...line, issuer: values.LINE_ISSUER ?? '' },
    facebook: facebook && { ...facebook, dialogUrl, graphUrl },
    google: google && { ...google, issuer: values.GOOGLE_ISSUER ?? '' },
  };
}

function readTls(values: ConfigValues, faults: string[]): Config['tls'] {
  const { TLS_CERT: certFile, TLS_KEY: keyFile } = values;
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined) {
    faults.push('TLS_CERT and TLS_KEY must be set together');
    return null;
  }
  const read = (name: string, file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      faults.push(`${name} names a file that cannot be read: ${file}`);
      return '';
    }
  };
  return { cert: read('TLS_CERT', certFile), key: read('TLS_KEY', keyFile) };
}

const noSecrets: SecretTexts = {
  SESSION_SECRET: '',
  QUOTE_SECRET: '',
  CART_SECRET: '',
  MEDIA_SECRET: '',
  ACCESS_KEY: '',
  VAPID_PUBLIC_KEY: '',
  VAPID_PRIVATE_KEY: '',
};

function givenSecrets(values: ConfigValues): Partial<SecretTexts> {
  const given: Partial<Record<SecretName, string>> = {};
  for (const name of secretNames) {
    const text = values[name];
    if (text !== undefined) given[name] = text;
  }
  return given;
}
