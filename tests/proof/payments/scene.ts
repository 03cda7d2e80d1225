import type { Order } from '../../../src/domain/order/order.ts';
import type { TestShop } from '../../support/shop/shopApp.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { MortalPaymentShop } from './mortalPaymentShop.ts';

/** The parts of one seed's run. */
export type Scene = {
  readonly world: MortalPaymentShop;
  readonly order: Order;
  readonly random: SeededRandom;
  /** The steps so far, for the message of a failure. */
  readonly trace: string[];
};

export const oneOf = <Thing>({ below }: SeededRandom, things: readonly Thing[]): Thing => {
  const chosen = things[below(things.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
};

type Response = { readonly statusCode: number; readonly body: string };

/** The shop's response to a request. A refusal is an answer; only a defect of a living process is a fault. */
export async function request<Answer extends Response>(
  { world }: Pick<Scene, 'world'>,
  send: (shop: TestShop) => Promise<Answer>,
): Promise<Answer> {
  const shop = world.shop();
  const response = await send(shop);
  const { statusCode, body } = response;
  if (statusCode >= 500 && world.isRunning(shop)) world.faults.push(`answered ${statusCode} ${body}`);
  return response;
}

/** Plays payer or provider by a control of the sandbox, which is a GET without a body. `null`: the sandbox refused. */
export async function control(
  { world }: Pick<Scene, 'world'>,
  provider: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${world.sandboxUrl}/${provider}/control${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (answer.status >= 500) world.faults.push(`the sandbox answered ${answer.status} to ${path}`);
  return answer.ok ? await answer.json() : null;
}
