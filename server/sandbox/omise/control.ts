import { json, type Reply } from '../http/answer.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedRequest } from '../provider.ts';
import type { Charges, Outcome } from './charges.ts';
import type { Events, Signing } from './events.ts';
import type { Account, OmiseEvent } from './objects.ts';

const outcomes: Readonly<Record<string, Outcome>> = {
  successful: { status: 'successful' },
  failed: { status: 'failed', failure: 'failed_processing' },
  expired: { status: 'expired' },
};

/** The routes with which tests play the payer and the network. */
export function controlRoutes(
  account: Account,
  { charges, events }: { readonly charges: Charges; readonly events: Events },
  received: ReceivedRequest[],
): Route[] {
  async function mark(request: SandboxRequest, id: string): Promise<Reply> {
    const charge = account.charges.get(id);
    const outcome = outcomes[String(fieldsOf(request)?.status)];
    if (!charge) return json({ message: 'There is no such charge' }, 404);
    if (!outcome) return json({ message: 'status is successful, failed or expired' }, 400);
    const isDone = await charges.settle(charge, outcome);
    return isDone ? json(charges.bodyOf(charge)) : json({ message: `The charge is ${charge.status}` }, 409);
  }

  /** Sends events of a charge again. The answer has the status of each delivery; 0 if the shop was not reached. */
  async function sendAgain(request: SandboxRequest): Promise<Reply> {
    const { charge: id, kind } = fieldsOf(request) ?? {};
    const ofCharge = [...account.events.values()].filter(({ chargeId }) => chargeId === id);
    const latest = ofCharge.at(-1);
    if (!latest) return json({ message: 'The charge has no events' }, 404);
    const sends: Readonly<Record<string, readonly (readonly [OmiseEvent, Signing])[]>> = {
      twice: [
        [latest, 'signed'],
        [latest, 'signed'],
      ],
      unsigned: [[latest, 'unsigned']],
      wrongSecret: [[latest, 'wrongSecret']],
      outOfOrder: ofCharge.toReversed().map((event) => [event, 'signed']),
    };
    const chosen = sends[String(kind)];
    if (!chosen) return json({ message: 'kind is twice, unsigned, wrongSecret or outOfOrder' }, 400);
    return json({ statuses: await Promise.all(chosen.map(([event, signing]) => events.send(event, signing))) });
  }

  function reset(): Reply {
    for (const objects of Object.values(account)) objects.clear();
    received.length = 0;
    return json({});
  }

  return [
    { method: 'POST', path: '/control/charges/:id/mark', handle: (request, part) => mark(request, part('id')) },
    { method: 'POST', path: '/control/webhooks', handle: sendAgain },
    { method: 'GET', path: '/control/requests', handle: () => json({ requests: received }) },
    { method: 'POST', path: '/control/reset', handle: reset },
  ];
}
