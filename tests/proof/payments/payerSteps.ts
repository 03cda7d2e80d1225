import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { hasMoney, isRunning } from '../../../src/domain/order/charge.ts';
import { bookedIdOf } from './bookedCharge.ts';
import { type Booked, readBooks } from './books.ts';
import { forge, type PayerDeed, play } from './payer.ts';
import { control, oneOf, type Scene } from './scene.ts';

const deeds: readonly PayerDeed[] = ['pay', 'pay', 'pay', 'pay', 'decline', 'payOther', 'payOther', 'expire'];

/** The payer, and whoever forges notifications. `otherAmounts`: satang that were paid instead of the asked ones, by id. */
export function payerSteps(scene: Scene, otherAmounts: Map<string, number>) {
  const { world, order, random, trace } = scene;

  /**
   * The shop asks about a charge until it has money, or a day after its step ended. Later money reaches it by a notification
   * only.
   */
  async function payable(): Promise<readonly Booked[]> {
    const attempts = await attemptsOf(world.auditing.db, order.id);
    const asked = attempts.filter((each) => isRunning(each) || (each.state === 'declined' && each.askAt !== null));
    const paid = attempts.filter(hasMoney).map(bookedIdOf);
    return (await readBooks(world.sandboxUrl)).filter(
      ({ provider, id }) => asked.some((each) => each.provider === provider) && !paid.includes(id),
    );
  }

  /** Whether a payer can reach the page. A lost answer named it to nobody, nor did a doubled request its second one. */
  async function hasPage({ id }: Booked): Promise<boolean> {
    const attempts = await attemptsOf(world.auditing.db, order.id);
    return attempts.some((each) => bookedIdOf(each) === id);
  }

  return {
    payer: async () => {
      const books = await payable();
      if (books.length === 0) return;
      const booked = oneOf(random, books);
      const deed = oneOf(random, deeds);
      if (!(await hasPage(booked))) return;
      const played = play(deed, booked, random);
      if (played === null) return;
      const isOther = played.other !== undefined;
      if (isOther && (booked.state === 'Paid' || otherAmounts.has(booked.id))) return;
      trace.push(`${booked.provider} ${deed}`);
      const answer = await control(scene, booked.provider, played.path, played.body);
      if (answer !== null && isOther) otherAmounts.set(booked.id, played.other);
    },
    forgery: async () => {
      const books = await readBooks(world.sandboxUrl);
      if (books.length === 0) return;
      const booked = oneOf(random, books);
      const { path, body } = forge(booked, random);
      await control(scene, booked.provider, path, body);
    },
  };
}
