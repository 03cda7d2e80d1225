import { isIP } from 'node:net';
import { z } from 'zod';
import { refusePassword } from '../../src/domain/people/registration.ts';

/** One environment variable: parser, default, and meaning. */
type ConfigVariable<Value> = {
  readonly schema: z.ZodType<Value, string>;
  /** `null`: no default. */
  readonly fallback: string | null;
  readonly meaning: string;
};

/** Variables by name. */
export type VariableTable<Value = unknown> = Readonly<Record<string, ConfigVariable<Value>>>;

export const variable = <Value>(
  schema: z.ZodType<Value, string>,
  fallback: string | null,
  meaning: string,
): ConfigVariable<Value> => ({ schema, fallback, meaning });

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535 (0 takes any free one)')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535 (0 takes any free one)');

const secret = z.string().min(32, 'must have at least 32 characters');
const gigabytes = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number of gigabytes, such as 20')
  .transform(Number);

const countBetween = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);

const origin = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^https?:$/.test(new URL(text).protocol) &&
      new URL(text).origin === text.replace(/\/$/, ''),
    'must be http:// or https:// and a host, without a path',
  )
  .transform((text) => new URL(text).origin);

const urlOf = (schemes: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.test(new URL(text).protocol), `must look like ${example}`);

/** Addresses, ranges (10.0.0.0/8) and the framework's range names, separated by commas. */
const proxies = z
  .string()
  .refine(
    (text) => text.split(',').every((part) => isProxy(part.trim())),
    'must be addresses such as loopback, 10.0.0.1 or 10.0.0.0/8, with commas between them',
  );

function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@,\s]+@[^<>@,\s]+)$/,
    'must be an e-mail address, or a name and one: Shop <shop@shop.example>',
  );

/** Origins of push services: over TLS only, except this machine in tests. */
const pushOrigins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (origins) => origins.every(isPushOrigin),
    'must be origins such as https://push.example, with commas between them',
  );

function isPushOrigin(text: string): boolean {
  if (!URL.canParse(text) || new URL(text).origin !== text) return false;
  return text.startsWith('https:') || isLoopbackUrl(text);
}

/** Providers over TLS; this machine also without, for tests. */
export const providerUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      (/^https:/.test(text) || isLoopbackUrl(text)) &&
      new URL(text).search === '' &&
      new URL(text).hash === '',
    'must be an address such as https://accounts.example, without a question mark',
  )
  .transform((text) => text.replace(/\/$/, ''));

const isLoopbackUrl = (text: string): boolean => /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(text);

/** Every environment variable but those of the payment providers, which stand beside their adapters. */
export const configVariables = {
  SHOP_MODE: variable(
    z.enum(['demo', 'production'], 'must be demo or production'),
    'demo',
    'demo listens on this machine only, fills an empty database with the demo shop and makes its own secrets; production does none of these',
  ),
  HOST: variable(z.string(), null, 'address to listen on: localhost in the demo, 0.0.0.0 in production'),
  PORT: variable(port, '8080', 'port of the pages and calls; 0 takes any free one'),
  REALTIME_PORT: variable(port, '8443', 'port of the realtime connection; 0 takes any free one'),
  PUBLIC_URL: variable(origin, null, 'address under which people reach the shop; the demo takes http://localhost:PORT'),
  DATA_DIR: variable(z.string(), 'data', 'folder of the embedded database, files, builds and demo secrets'),
  DATABASE_URL: variable(
    urlOf(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name'),
    null,
    'PostgreSQL 15 or newer; without it the embedded database in DATA_DIR is used, which is for one small shop',
  ),
  SESSION_SECRET: variable(secret, null, 'signs session cookies'),
  QUOTE_SECRET: variable(secret, null, 'signs quotes'),
  CART_SECRET: variable(secret, null, "signs the guests' cart cookies"),
  MEDIA_SECRET: variable(secret, null, 'signs addresses of lectures and private pictures'),
  ACCESS_KEY: variable(z.string(), null, 'P-256 private key (PKCS #8, base64) that signs access statements'),
  VAPID_PUBLIC_KEY: variable(z.string(), null, 'public key of push messages (base64url)'),
  VAPID_PRIVATE_KEY: variable(z.string(), null, 'private key of push messages (base64url)'),
  TLS_CERT: variable(
    z.string(),
    null,
    'file with the certificate chain; for the realtime port, and for PORT too unless TRUST_PROXY is set',
  ),
  TLS_KEY: variable(z.string(), null, "file with the certificate's private key"),
  TRUST_PROXY: variable(
    proxies,
    null,
    'addresses of proxies whose X-Forwarded-For is believed, such as loopback or 10.0.0.0/8',
  ),
  CALLS_PER_MINUTE: variable(
    countBetween(600, 600_000),
    '6000',
    'most calls a minute from one address; raise it for schools and companies whose people share one',
  ),
  SMTP_URL: variable(
    urlOf(/^smtps?:$/, 'smtp://user:password@host:587'),
    null,
    'outgoing mail server; without it messages are kept and shown to the administrator',
  ),
  MAIL_FROM: variable(sender, 'Lanrian <no-reply@localhost>', 'sender of the messages'),
  PUSH_SERVICES: variable(
    pushOrigins,
    null,
    "origins that push messages may go to beside the browsers' own services, with commas between them",
  ),
  BOOKSTORE_URL: variable(
    providerUrl,
    null,
    'address that orders with products are sent to, once the site setting for the bookstore is on',
  ),
  BOOKSTORE_KEY: variable(z.string(), null, 'key that the bookstore knows this shop by, sent as a bearer token'),
  LINE_CLIENT_ID: variable(z.string(), null, 'channel ID of LINE Login; without id and secret LINE is not offered'),
  LINE_CLIENT_SECRET: variable(z.string(), null, 'its channel secret'),
  LINE_ISSUER: variable(providerUrl, 'https://access.line.me', 'OpenID issuer of LINE'),
  FACEBOOK_CLIENT_ID: variable(z.string(), null, 'app ID of Facebook Login; the same'),
  FACEBOOK_CLIENT_SECRET: variable(z.string(), null, 'its app secret'),
  FACEBOOK_DIALOG_URL: variable(
    providerUrl,
    'https://www.facebook.com/v24.0',
    "where people are asked, with the Graph API's version",
  ),
  FACEBOOK_GRAPH_URL: variable(
    providerUrl,
    'https://graph.facebook.com/v24.0',
    'where the shop asks, with the version',
  ),
  GOOGLE_CLIENT_ID: variable(z.string(), null, "client ID of Google's OAuth 2; the same"),
  GOOGLE_CLIENT_SECRET: variable(z.string(), null, 'its client secret'),
  GOOGLE_ISSUER: variable(providerUrl, 'https://accounts.google.com', 'OpenID issuer of Google'),
  STORAGE_GB: variable(gigabytes, '20', 'most that uploaded files may take in DATA_DIR'),
  BACKUP_FOLDER: variable(
    z.string(),
    null,
    'folder for a backup a day, best on another disk; without it the shop makes none by itself',
  ),
  BACKUP_HOUR: variable(countBetween(0, 23), '3', "hour of the day in Thailand at which the day's backup is made"),
  BACKUP_KEEP: variable(
    countBetween(1, 1000),
    '7',
    'number of backups that stay in the folder; older ones are removed',
  ),
  ADMIN_EMAIL: variable(z.email('must be an e-mail address'), null, 'address of the first administrator in production'),
  ADMIN_PASSWORD: variable(
    z
      .string()
      .min(10, 'must have at least 10 characters')
      .refine((password) => refusePassword(password) === null, 'may have only a-z A-Z 0-9 and _ - . @'),
    null,
    'password of the first administrator; used once, while there is none',
  ),
} as const satisfies VariableTable;

export type ConfigName = keyof typeof configVariables;
/** The parsed values; `undefined` if unset without a default. */
export type ConfigValues = {
  readonly [Name in ConfigName]: z.output<(typeof configVariables)[Name]['schema']> | undefined;
};
