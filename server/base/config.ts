import type { ProviderName } from '../../src/domain/order/paymentMethod.ts';
import type { SecretTexts } from './secrets.ts';

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
  /** Most calls a minute from one address. */
  readonly callsPerMinute: number;
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
  /** The settings of each payment provider that has its keys, by the names of its variables. */
  readonly payments: Readonly<Partial<Record<ProviderName, ProviderSettings>>>;
  /** The process that plays the providers; `null` outside the running demo. */
  readonly sandboxUrl: string | null;
  readonly storageBytes: number;
  /** The backup of each day; `null`: none. `folder` is absolute, `hour` Bangkok's. */
  readonly backups: { readonly folder: string; readonly hour: number; readonly keep: number } | null;
  readonly firstAdministrator: { readonly email: string; readonly password: string } | null;
};

/** Values of environment variables by name. */
export type ProviderSettings = Readonly<Record<string, string>>;

export type ProviderKeys = { readonly clientId: string; readonly clientSecret: string };

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
