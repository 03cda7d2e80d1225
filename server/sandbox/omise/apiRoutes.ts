import { behaviourOf, slowAnswerMs } from '../amountBehaviour.ts';
import { type Answer, json, svg } from '../http/answer.ts';
import { qrPayload } from '../http/qrPayload.ts';
import { qrSvg } from '../http/qrSvg.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { refundBody, sourceBody } from './bodies.ts';
import { type Charges, isReply } from './charges.ts';
import { keyed, withFields, withSecretKey } from './guard.ts';
import { publicKey, secretKey } from './keys.ts';
import { listPart } from './listPart.ts';
import type { Account, Charge } from './objects.ts';
import { badRequest, notFound, refusal } from './refusal.ts';

type Handle = Route['handle'];
type Parts = Pick<ProviderParts, 'clock' | 'wait'>;

/** The routes of api.omise.co. */
export function apiRoutes(account: Account, charges: Charges, parts: Parts): Route[] {
  return [
    ...chargeRoutes(account, charges, parts),
    ...refundRoutes(account, charges, parts),
    ...sourceRoutes(account, charges),
    ...eventRoutes(account, parts),
  ];
}

const withCharge =
  (
    { charges }: Account,
    answer: (charge: Charge, request: SandboxRequest, part: (name: string) => string) => Answer | Promise<Answer>,
  ): Handle =>
  (request, part) => {
    const charge = charges.get(part('id'));
    return charge ? answer(charge, request, part) : notFound('charge', part('id'));
  };

function chargeRoutes(account: Account, charges: Charges, { clock, wait }: Parts): Route[] {
  async function create(request: SandboxRequest): Promise<Answer> {
    const fields = fieldsOf(request);
    if (fields === null) return badRequest('the body is not valid JSON');
    const behaviour = behaviourOf(Number(fields.amount));
    if (behaviour === 'defect') return refusal(500, 'internal_server_error', 'internal server error');
    const created = charges.create(fields);
    if (isReply(created)) return created;
    if (behaviour === 'answerLost') return 'dropped';
    if (behaviour === 'slowAnswer') await wait(slowAnswerMs);
    if (behaviour === 'webhookBeforeAnswer') await created.announced;
    return json(charges.bodyOf(created.charge));
  }

  const list = ({ query }: SandboxRequest) =>
    listPart([...account.charges.values()], charges.bodyOf, query, { location: '/charges', now: clock() });

  const expire = async (charge: Charge) => (await charges.expireByCall(charge)) ?? json(charges.bodyOf(charge));

  async function picture({ id, amount, document }: Charge, _request: SandboxRequest, part: (name: string) => string) {
    const isOwn = document?.id === part('document') && document.secret === part('secret');
    return isOwn ? svg(await qrSvg(qrPayload(amount, id.slice(-19)))) : notFound('document', part('document'));
  }

  const path = '/api/charges';
  const retrieve = withCharge(account, (charge) => json(charges.bodyOf(charge)));
  return [
    { method: 'POST', path, handle: withSecretKey(create) },
    { method: 'GET', path, handle: withSecretKey(list) },
    { method: 'GET', path: `${path}/:id`, handle: withSecretKey(retrieve) },
    { method: 'POST', path: `${path}/:id/expire`, handle: withSecretKey(withCharge(account, expire)) },
    // A browser shows this picture, so it needs no key.
    { method: 'GET', path: `${path}/:id/documents/:document/downloads/:secret`, handle: withCharge(account, picture) },
  ];
}

function refundRoutes(account: Account, charges: Charges, { clock }: Parts): Route[] {
  const create = (charge: Charge, request: SandboxRequest) =>
    withFields(request, (fields) => {
      const refund = charges.refund(charge, fields);
      if (isReply(refund)) return refund;
      return behaviourOf(charge.amount) === 'refundAnswerLost' ? 'dropped' : json(refundBody(refund, charge));
    });

  const list = (charge: Charge, { query }: SandboxRequest) =>
    listPart(charge.refunds, (refund) => refundBody(refund, charge), query, {
      location: `/charges/${charge.id}/refunds`,
      now: clock(),
    });

  const path = '/api/charges/:id/refunds';
  return [
    { method: 'POST', path, handle: withSecretKey(withCharge(account, create)) },
    { method: 'GET', path, handle: withSecretKey(withCharge(account, list)) },
  ];
}

function sourceRoutes(account: Account, charges: Charges): Route[] {
  const create = (request: SandboxRequest) =>
    withFields(request, (fields) => {
      const source = charges.createSource(fields);
      return isReply(source) ? source : json(sourceBody(source));
    });

  const retrieve: Handle = (_request, part) => {
    const source = account.sources.get(part('id'));
    return source ? json(sourceBody(source)) : notFound('source', part('id'));
  };

  return [
    { method: 'POST', path: '/api/sources', handle: keyed([publicKey, secretKey], create) },
    { method: 'GET', path: '/api/sources/:id', handle: withSecretKey(retrieve) },
  ];
}

function eventRoutes(account: Account, { clock }: Parts): Route[] {
  const list = ({ query }: SandboxRequest) =>
    listPart([...account.events.values()], ({ body }) => JSON.parse(body), query, {
      location: '/events',
      now: clock(),
    });

  const retrieve: Handle = (_request, part) => {
    const event = account.events.get(part('id'));
    return event ? json(JSON.parse(event.body)) : notFound('event', part('id'));
  };

  return [
    { method: 'GET', path: '/api/events', handle: withSecretKey(list) },
    { method: 'GET', path: '/api/events/:id', handle: withSecretKey(retrieve) },
  ];
}
