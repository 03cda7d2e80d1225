import type { ProviderName } from '../../../src/domain/order/paymentMethod.ts';
import { control, type Scene } from './scene.ts';

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

/**
 * The satang of each payment that a provider has or had, also if it was paid back. `otherAmounts`: satang that the payer
 * paid instead of the asked ones, by id.
 */
export async function moneyIn(
  scene: Pick<Scene, 'world'>,
  otherAmounts: ReadonlyMap<string, number>,
): Promise<readonly number[]> {
  const money: number[] = await capturedAtPayPal(scene);
  for (const { provider, id, amount, state } of await readBooks(scene.world.sandboxUrl)) {
    if (state !== 'Paid' || provider === 'payPal') continue;
    if (provider === 'scb') money.push(...(await paymentsOfQr(scene, id)));
    else money.push(otherAmounts.get(id) ?? amount);
  }
  return money;
}

/** The list has no captures that were paid back. */
async function capturedAtPayPal(scene: Pick<Scene, 'world'>): Promise<number[]> {
  // The control answers the sandbox's own orders.
  const { orders } = (await control(scene, 'payPal', '/orders')) as {
    orders: { capture: { amount: number; status: string } | null }[];
  };
  const isTaken = (status?: string) => status === 'COMPLETED' || status === 'REFUNDED';
  return orders.flatMap(({ capture }) => (capture !== null && isTaken(capture.status) ? [capture.amount] : []));
}

/** The list has one line for a QR that was paid twice. The control answers all its payments. */
export async function paymentsOfQr(scene: Pick<Scene, 'world'>, ref1: string): Promise<number[]> {
  const { payments } = (await control(scene, 'scb', `/qrs/${ref1}`)) as {
    payments: { amountSatang: number }[];
  };
  return payments.map(({ amountSatang }) => amountSatang);
}
