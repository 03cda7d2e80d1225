import type { ProviderName } from '../../../src/domain/order/paymentMethod.ts';
import type { ProviderControl } from './payer.ts';

/** A payment in the list of the sandbox. `amount`: satang that the provider was asked for. */
export type Booked = {
  readonly provider: ProviderName;
  readonly id: string;
  readonly amount: number;
  readonly state: 'Waiting for the payer' | 'Paid' | 'Failed' | 'Expired';
};

const row = /<tr><td>([^<]*)<\/td><td>([^<]*)<\/td><td><a href="[^"]*">(\w+) ([^<]+)<\/a>/g;

/** All payments of the sandbox, by its own list. */
export async function readBooks(sandboxUrl: string): Promise<readonly Booked[]> {
  const page = await (await fetch(`${sandboxUrl}/?lang=en`)).text();
  return [...page.matchAll(row)].map(([, amount = '', state, provider, id]) => {
    // The list has these names and states only.
    return { provider, id, state, amount: Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100) } as Booked;
  });
}

/** The satang of each payment that a provider has. `told`: amounts that the payer paid instead of the asked ones, by id. */
export async function moneyIn(
  books: readonly Booked[],
  told: ReadonlyMap<string, number>,
  control: ProviderControl,
): Promise<number[]> {
  const money: number[] = [];
  for (const { provider, id, amount, state } of books) {
    if (state !== 'Paid') continue;
    if (provider === 'scb') {
      // The only control that answers all payments of a QR.
      const { payments } = (await control('scb', `/qrs/${id}/refund`, {})) as { payments: { amountSatang: number }[] };
      money.push(...payments.map(({ amountSatang }) => amountSatang));
    } else money.push(told.get(id) ?? amount);
  }
  return money;
}
