import type { ProviderName } from '../../src/domain/order/paymentMethod.ts';
import type { ProviderSettings } from '../base/config.ts';
import type { VariableTable } from '../base/configVariables.ts';
import type { PaymentProvider } from './paymentProvider.ts';

type Variables<Name extends string> = { readonly [Each in Name]: VariableTable<string>[string] };

/** A payment provider: the variables that set it up, and its adapter. */
type Declaration<Key extends string, Address extends string, Option extends string> = {
  readonly name: ProviderName;
  /** Set together. Without them the provider's methods are not offered. */
  readonly keys: Variables<Key>;
  /** Where the provider is: over TLS in production, at the sandbox in the demo. They have defaults. */
  readonly addresses: Variables<Address>;
  /** Set together, too, or not at all. */
  readonly options?: Variables<Option>;
  readonly open: (
    settings: Readonly<Record<Key | Address, string> & Partial<Record<Option, string>>>,
  ) => PaymentProvider;
};

/** A declaration as the configuration reads it. */
export type DeclaredProvider = {
  readonly name: ProviderName;
  readonly keys: VariableTable<string>;
  readonly options?: VariableTable<string>;
  readonly addresses: VariableTable<string>;
  /** All variables, in the order of the table in `docs/configuration.md`. */
  readonly variables: VariableTable<string>;
  readonly open: (settings: ProviderSettings) => PaymentProvider;
};

/** Declares a provider with the types of its settings. */
export function declareProvider<Key extends string, Address extends string, Option extends string = never>({
  open,
  options,
  ...declared
}: Declaration<Key, Address, Option>): DeclaredProvider {
  return {
    ...declared,
    ...(options && { options }),
    variables: { ...declared.keys, ...options, ...declared.addresses },
    // `readPaymentSettings` makes settings with all keys, and addresses have defaults.
    open: (settings) => open(settings as Parameters<typeof open>[0]),
  };
}
