import { bankAccounts } from '../../../src/contract/order/payment.ts';
import { findOffered, type Offered } from '../../support/browser/shopping.ts';
import { type Buyer, makeBuyers } from '../../support/shop/makeBuyers.ts';
import { countSeats, describeShop, withRows } from './audit.ts';
import { makeMortalShop } from './mortalShop.ts';

/** A halted demo shop with signed-in buyers, to be copied. */
export type Template = {
  readonly dataDir: string;
  /** Duration of the first start (ms), within which starts are killed. */
  readonly firstStart: number;
  /** The result of an undisturbed first start. */
  readonly shop: Awaited<ReturnType<typeof describeShop>>;
  readonly seats: Awaited<ReturnType<typeof countSeats>>;
  readonly buyers: readonly Buyer[];
  /** The course with too few seats for all buyers, and one without a limit. */
  readonly scarce: Offered;
  readonly ample: Offered;
  readonly accountId: string;
  remove(): Promise<void>;
};

const buyerCount = 12;

export async function makeTemplate(): Promise<Template> {
  const mortal = await makeMortalShop();
  const { dataDir } = mortal;
  const begun = performance.now();
  const client = await mortal.start();
  const firstStart = performance.now() - begun;
  const offered = await findOffered(client);
  const [account] = await client.call(bankAccounts);
  await mortal.halt();
  const shop = await describeShop(dataDir);
  const seats = await withRows(dataDir, countSeats);
  const buyers = await makeBuyers({ dataDir }, buyerCount);
  const scarce = offered.find(({ seatsLeft }) => seatsLeft !== null && seatsLeft > 0 && seatsLeft < buyerCount);
  const ample = offered.find(({ seatsLeft }) => seatsLeft === null);
  if (!scarce || !ample || !account) throw new Error('The demo shop lacks a scarce course, an ample one or an account');
  return { dataDir, firstStart, shop, seats, buyers, scarce, ample, accountId: account.id, remove: mortal.remove };
}
