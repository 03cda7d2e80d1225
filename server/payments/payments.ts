import type { PaymentMethod, ProviderName } from '../../src/domain/order/paymentMethod.ts';
import type { Config } from '../base/config.ts';
import type { DeclaredProvider } from './declareProvider.ts';
import { gbPrimePayProvider } from './gbPrimePay/gbPrimePayProvider.ts';
import { omiseProvider } from './omise/omiseProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { payPalProvider } from './payPal/payPalProvider.ts';
import { paySolutionsProvider } from './paySolutions/paySolutionsProvider.ts';
import { scbProvider } from './scb/scbProvider.ts';
import { twoC2PCardProvider } from './twoC2P/twoC2PCardProvider.ts';
import { twoC2PProvider } from './twoC2P/twoC2PProvider.ts';
import { xenditProvider } from './xendit/xenditProvider.ts';

/** Every payment provider. A new one is a line here. Of two with the same method, the first that has keys serves it. */
export const paymentProviders: readonly DeclaredProvider[] = [
  omiseProvider,
  scbProvider,
  gbPrimePayProvider,
  payPalProvider,
  paySolutionsProvider,
  twoC2PCardProvider,
  twoC2PProvider,
  xenditProvider,
];

/** The providers that this shop has keys for. */
export type Payments = {
  /** The provider that charges by this method from now on. Earlier charges may have another `charger`. */
  readonly of: (method: PaymentMethod) => PaymentProvider | null;
  /** The provider of a charge that was sent; `null` if the shop has no keys for it any more. */
  readonly charger: (name: ProviderName | null) => PaymentProvider | null;
  /** The provider whose notifications have this name. */
  readonly named: (name: string) => PaymentProvider | null;
  readonly all: readonly PaymentProvider[];
};

/** Opens an adapter for every provider with settings in the configuration. */
export function openPayments({ payments }: Pick<Config, 'payments'>): Payments {
  return paymentsOf(
    paymentProviders.flatMap(({ name, open }) => {
      const settings = payments[name];
      return settings === undefined ? [] : [open(settings)];
    }),
  );
}

export function paymentsOf(all: readonly PaymentProvider[]): Payments {
  const lastFirst = all.toReversed();
  const byMethod = new Map(lastFirst.flatMap((provider) => provider.methods.map((method) => [method, provider])));
  const byName = new Map<string, PaymentProvider>(
    all.map((provider) => [provider.webhookName ?? provider.name, provider]),
  );
  return {
    all,
    of: (method) => byMethod.get(method) ?? null,
    charger: (name) => all.find((provider) => provider.name === name) ?? null,
    named: (name) => byName.get(name) ?? null,
  };
}
