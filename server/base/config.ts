import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ConfigName, type ConfigValues, configVariables } from './configVariables.ts';
import { demoAccounts } from './demoAccounts.ts';
import {
  accessKeyFault,
  demoSecrets,
  pushKeyFault,
  type SecretName,
  type SecretTexts,
  secretNames,
} from './secrets.ts';

export type Config = {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly realtimePort: number;
  /** The public origin without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** `null`: the embedded database. */
  readonly databaseUrl: string | null;
  readonly secrets: SecretTexts;
  /** Contents of the certificate and key; the realtime port uses them. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** The pages use TLS themselves, without a proxy. */
  readonly pagesSpeakTls: boolean;
  readonly trustProxy: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Further origins for push messages beside the browsers' services. */
  readonly pushServices: readonly string[];
  /** The bookstore for orders with products; `null`: none. */
  readonly bookstore: { readonly url: string; readonly key: string | null } | null;
  /** Sign-in providers; `null` without keys. */
  readonly socialLogin: {
    readonly line: (ProviderKeys & { readonly issuer: string }) | null;
    readonly facebook: (ProviderKeys & { readonly dialogUrl: string; readonly graphUrl: string }) | null;
    readonly google: (ProviderKeys & { readonly issuer: string }) | null;
  };
  /** Payment providers; `null` without keys. */
  readonly payments: {
    readonly omise: OmiseConfig | null;
    readonly scb: ScbConfig | null;
    readonly gbPrimePay: GbPrimePayConfig | null;
    readonly paySolutions: PaySolutionsConfig | null;
  };
  /** The process that plays the providers; `null` outside the running demo. */
  readonly sandboxUrl: string | null;
  readonly storageBytes: number;
  readonly firstAdministrator: { readonly email: string; readonly password: string } | null;
};

export type OmiseConfig = {
  readonly publicKey: string;
  readonly secretKey: string;
  /** Base64; `null`: notifications are not signed. */
  readonly webhookSecret: string | null;
  readonly apiUrl: string;
  readonly vaultUrl: string;
  readonly scriptUrl: string;
};

export type ScbConfig = {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** 15 digits. */
  readonly billerId: string;
  /** Only for a biller profile with two references. */
  readonly ref2: string | null;
  /** Routes confirmations to the address that is registered at the bank. */
  readonly ref3Prefix: string;
};

export type GbPrimePayConfig = {
  /** The customer key: it makes links and QR codes, and travels inside requests. */
  readonly token: string;
  readonly secretKey: string;
  readonly apiUrl: string;
};

export type PaySolutionsConfig = {
  /** 8 digits. */
  readonly merchantId: string;
  readonly secretKey: string;
  readonly apiKey: string;
  readonly apiUrl: string;
  /** The page that the buyer's browser posts the form to. */
  readonly formUrl: string;
};

type ProviderKeys = { readonly clientId: string; readonly clientSecret: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid configuration. The message names every fault, one a line. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads and checks the whole configuration. `ports` are the actual ones if 0 was asked for. In the demo, missing
 * secrets are created in the data folder.
 */
export function readConfig(environment: Environment, ports?: { pages: number; realtime: number }): Config {
  const { values, given, faults } = readValues(environment);
  const mode = values.SHOP_MODE ?? 'demo';
  faults.push(...(mode === 'production' ? productionFaults(values, given) : demoFaults(values)), ...keyFaults(values));
  faults.push(...outsideFaults(values));
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
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? '',
    pushServices: values.PUSH_SERVICES ?? [],
    bookstore: values.BOOKSTORE_URL ? { url: values.BOOKSTORE_URL, key: values.BOOKSTORE_KEY ?? null } : null,
    socialLogin: readSocialLogin(values),
    payments: {
      omise: readOmise(values),
      scb: readScb(values),
      gbPrimePay: readGbPrimePay(values),
      paySolutions: readPaySolutions(values),
    },
    sandboxUrl: null,
    storageBytes: Math.floor((values.STORAGE_GB ?? 0) * 1e9),
    firstAdministrator:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
  };
}

/** `given`: set or defaulted, even if invalid; `values` omits invalid ones. */
function readValues(environment: Environment) {
  const faults: string[] = [];
  const read: Record<string, unknown> = {};
  const given = new Set<string>();
  for (const [name, { schema, fallback }] of Object.entries(configVariables)) {
    const text = environment[name]?.trim() || fallback;
    if (text === null) continue;
    given.add(name);
    const result = schema.safeParse(text);
    if (result.success) read[name] = result.data;
    else faults.push(...result.error.issues.map((issue) => `${name} ${issue.message}`));
  }
  return { values: read as ConfigValues, given, faults };
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
const paymentAddresses = [
  'OMISE_API_URL',
  'OMISE_VAULT_URL',
  'OMISE_SCRIPT_URL',
  'SCB_API_URL',
  'GBPRIMEPAY_API_URL',
  'PAY_SOLUTIONS_API_URL',
  'PAY_SOLUTIONS_FORM_URL',
] as const;
/** The keys of each payment provider: all of them, or none. */
const paymentKeys = [
  ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY'],
  ['PAY_SOLUTIONS_MERCHANT_ID', 'PAY_SOLUTIONS_SECRET_KEY', 'PAY_SOLUTIONS_API_KEY'],
  ['SCB_API_KEY', 'SCB_API_SECRET', 'SCB_BILLER_ID', 'SCB_REF3_PREFIX'],
  ['GBPRIMEPAY_TOKEN', 'GBPRIMEPAY_SECRET_KEY'],
] as const satisfies readonly (readonly ConfigName[])[];
const outsideAddresses = ['BOOKSTORE_URL', ...socialAddresses, ...paymentAddresses] as const;

function outsideFaults(values: ConfigValues): string[] {
  const halves = socialNames.filter(
    (name) => (values[`${name}_CLIENT_ID`] === undefined) !== (values[`${name}_CLIENT_SECRET`] === undefined),
  );
  const plain = outsideAddresses.filter(
    (name) => values.SHOP_MODE === 'production' && values[name]?.startsWith('http:'),
  );
  const parted = paymentKeys.filter((names) => new Set(names.map((name) => values[name] === undefined)).size > 1);
  return [
    ...parted.map((names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`),
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

function readOmise(values: ConfigValues): OmiseConfig | null {
  const { OMISE_PUBLIC_KEY: publicKey, OMISE_SECRET_KEY: secretKey } = values;
  if (publicKey === undefined || secretKey === undefined) return null;
  const { OMISE_API_URL: apiUrl = '', OMISE_VAULT_URL: vaultUrl = '', OMISE_SCRIPT_URL: scriptUrl = '' } = values;
  return { publicKey, secretKey, webhookSecret: values.OMISE_WEBHOOK_SECRET ?? null, apiUrl, vaultUrl, scriptUrl };
}

function readScb(values: ConfigValues): ScbConfig | null {
  const { SCB_API_KEY: apiKey, SCB_API_SECRET: apiSecret, SCB_BILLER_ID: billerId } = values;
  const { SCB_REF3_PREFIX: ref3Prefix, SCB_REF2: ref2 = null, SCB_API_URL: apiUrl = '' } = values;
  const isWhole = apiKey !== undefined && apiSecret !== undefined && billerId !== undefined && ref3Prefix !== undefined;
  return isWhole ? { apiUrl, apiKey, apiSecret, billerId, ref2, ref3Prefix } : null;
}

function readGbPrimePay(values: ConfigValues): GbPrimePayConfig | null {
  const { GBPRIMEPAY_TOKEN: token, GBPRIMEPAY_SECRET_KEY: secretKey, GBPRIMEPAY_API_URL: apiUrl = '' } = values;
  return token === undefined || secretKey === undefined ? null : { token, secretKey, apiUrl };
}

function readPaySolutions(values: ConfigValues): PaySolutionsConfig | null {
  const { PAY_SOLUTIONS_MERCHANT_ID: merchantId, PAY_SOLUTIONS_SECRET_KEY: secretKey } = values;
  const { PAY_SOLUTIONS_API_KEY: apiKey, PAY_SOLUTIONS_API_URL: apiUrl = '' } = values;
  const { PAY_SOLUTIONS_FORM_URL: formUrl = '' } = values;
  const isWhole = merchantId !== undefined && secretKey !== undefined && apiKey !== undefined;
  return isWhole ? { merchantId, secretKey, apiKey, apiUrl, formUrl } : null;
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
