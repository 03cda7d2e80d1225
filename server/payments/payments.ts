import type { PaymentMethod } from '../../src/domain/order/paymentMethod.ts';
import type { Config } from '../base/config.ts';
import { openGbPrimePay } from './gbPrimePay/openGbPrimePay.ts';
import { openOmise } from './omise/openOmise.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { openPaySolutions } from './paySolutions/openPaySolutions.ts';
import { openScb } from './scb/openScb.ts';

/** The providers that this shop has keys for. */
export type Payments = {
  readonly of: (method: PaymentMethod) => PaymentProvider | null;
  /** The provider whose notifications have this name. */
  readonly named: (name: string) => PaymentProvider | null;
  readonly all: readonly PaymentProvider[];
};

/** Opens an adapter for every provider with keys in the configuration. A new provider is a line here. */
export function openPayments(config: Pick<Config, 'payments'>): Payments {
  const { omise, scb, gbPrimePay, paySolutions } = config.payments;
  const opened = [
    omise && openOmise(omise),
    scb && openScb(scb),
    gbPrimePay && openGbPrimePay(gbPrimePay),
    paySolutions && openPaySolutions(paySolutions),
  ];
  return paymentsOf(opened.filter((each) => each !== null));
}

export function paymentsOf(all: readonly PaymentProvider[]): Payments {
  const byMethod = new Map(all.flatMap((provider) => provider.methods.map((method) => [method, provider])));
  const byName = new Map<string, PaymentProvider>(
    all.map((provider) => [provider.noticeName ?? provider.name, provider]),
  );
  return {
    all,
    of: (method) => byMethod.get(method) ?? null,
    named: (name) => byName.get(name) ?? null,
  };
}
