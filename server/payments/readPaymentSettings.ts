import type { Config, ProviderSettings } from '../base/config.ts';
import type { VariableTable } from '../base/configVariables.ts';
import { paymentProviders } from './payments.ts';

/** The variables of all payment providers. */
export const paymentVariables: VariableTable<string> = Object.assign(
  {},
  ...paymentProviders.map(({ variables }) => variables),
);

/** The settings of each provider whose keys are among the values. */
export function readPaymentSettings(values: Readonly<Partial<ProviderSettings>>): Config['payments'] {
  return Object.fromEntries(
    paymentProviders
      .filter(({ keys }) => Object.keys(keys).every((name) => values[name] !== undefined))
      .map(({ name, variables }) => [
        name,
        Object.fromEntries(
          Object.keys(variables).flatMap((each) => {
            const value = values[each];
            return value === undefined ? [] : [[each, value]];
          }),
        ),
      ]),
  );
}

/** Keys that are set in part, and addresses that production must not use, such as the sandbox's. */
export function paymentFaults(values: Readonly<Partial<ProviderSettings>>, isProduction: boolean): string[] {
  return paymentProviders.flatMap(({ keys, options = {}, addresses }) => {
    const parted = [Object.keys(keys), Object.keys(options)].filter(
      (names) => new Set(names.map((name) => values[name] === undefined)).size > 1,
    );
    const plain = Object.keys(addresses).filter((name) => isProduction && values[name]?.startsWith('http:'));
    return [
      ...parted.map((names) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`),
      ...plain.map((name) => `${name} must begin with https:// in production`),
    ];
  });
}
