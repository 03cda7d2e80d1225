import { randomBytes } from 'node:crypto';
import { behaviourOf, slowAnswerMs } from '../amountBehaviour.ts';
import { type Answer, json, type Reply } from '../http/answer.ts';
import { fieldsOf, isFields, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { type Account, clientId, clientSecret, isForgotten, newId, type Order } from './account.ts';
import { orderBody } from './bodies.ts';
import type { Events } from './events.ts';
import { orderWish } from './orderWish.ts';
import type { Payments } from './payments.ts';
import { refundRoute } from './refunds.ts';
import { refusal, unprocessable } from './refusal.ts';
import { verifySignature } from './verifySignature.ts';

const tokenLifeSeconds = 32_400;

/** The routes of api-m.paypal.com. */
export function apiRoutes(
  account: Account,
  { payments, events }: { readonly payments: Payments; readonly events: Events },
  { clock, wait, url }: ProviderParts,
): Route[] {
  const faulty = new Set<string>();

  function token(request: SandboxRequest): Reply {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    // The names of OAuth 2.0 (RFC 6749, 5.2).
    if (request.headers.authorization !== basic)
      return json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    if (fieldsOf(request)?.grant_type !== 'client_credentials') return json({ error: 'unsupported_grant_type' }, 400);
    const accessToken = `A21AA${randomBytes(24).toString('base64url')}`;
    account.tokens.set(accessToken, clock() + tokenLifeSeconds * 1_000);
    return json({ access_token: accessToken, token_type: 'Bearer', expires_in: tokenLifeSeconds, app_id: 'APP-1' });
  }

  const withToken =
    (handle: Route['handle']): Route['handle'] =>
    (request, part) => {
      const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if ((account.tokens.get(given) ?? 0) > clock()) return handle(request, part);
      return json({ error: 'invalid_token', error_description: 'Token signature verification failed' }, 401);
    };

  const withOrder = (handle: (order: Order, request: SandboxRequest) => Answer | Promise<Answer>) =>
    withToken((request, part) => {
      const order = account.orders.get(part('id'));
      const isKnown = order !== undefined && !isForgotten(order, clock());
      return isKnown ? handle(order, request) : refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    });

  const shown = (order: Order, status = 200): Reply => json(orderBody(order, url()), status);

  async function create(request: SandboxRequest): Promise<Answer> {
    const wish = orderWish(request);
    if (typeof wish === 'string') return refusal(400, 'INVALID_REQUEST', wish);
    const key = `create ${wish.requestId}`;
    const made = account.orders.get(account.done.get(key) ?? '');
    if (made) return shown(made);
    if (behaviourOf(wish.amount) === 'slowAnswer') await wait(slowAnswerMs);
    const { requestId: _, ...wanted } = wish;
    const order: Order = {
      ...{
        ...wanted,
        id: newId(),
        createdAt: clock(),
        status: 'PAYER_ACTION_REQUIRED',
        funding: 'good',
        capture: null,
      },
    };
    account.orders.set(order.id, order);
    account.done.set(key, order.id);
    return wanted.amount % 100 === 23 ? 'dropped' : shown(order, 201);
  }

  function capture(order: Order, request: SandboxRequest): Answer {
    const key = `capture ${order.id} ${request.headers['paypal-request-id'] ?? newId()}`;
    if (account.done.has(key)) return shown(order);
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    const behaviour = behaviourOf(order.amount);
    if (behaviour === 'defect' && !faulty.has(order.id)) {
      faulty.add(order.id);
      return refusal(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR');
    }
    if (payments.capture(order) === null) return unprocessable('INSTRUMENT_DECLINED');
    account.done.set(key, order.id);
    return behaviour === 'answerLost' ? 'dropped' : shown(order, 201);
  }

  return [
    { method: 'POST', path: '/api/v1/oauth2/token', handle: token },
    { method: 'POST', path: '/api/v2/checkout/orders', handle: withToken(create) },
    { method: 'GET', path: '/api/v2/checkout/orders/:id', handle: withOrder((order) => shown(order)) },
    { method: 'POST', path: '/api/v2/checkout/orders/:id/capture', handle: withOrder(capture) },
    {
      method: 'POST',
      path: '/api/v2/payments/captures/:id/refund',
      handle: withToken(refundRoute(account, events)),
    },
    {
      method: 'POST',
      path: '/api/v1/notifications/verify-webhook-signature',
      handle: withToken((request) => {
        const fields = fieldsOf(request);
        if (!isFields(fields?.webhook_event)) return refusal(400, 'VALIDATION_ERROR', 'MISSING_REQUIRED_PARAMETER');
        return json({ verification_status: verifySignature(fields, url()) ? 'SUCCESS' : 'FAILURE' });
      }),
    },
  ];
}
