import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/domain/localText.ts';
import { isStepOpen, type PaymentStep } from '../../src/domain/order/charge.ts';
import { orderPath } from '../../src/domain/site/pageAddress.ts';
import { chargeMessages } from '../../src/i18n/buying/charge.ts';
import { attemptsOf, chargeOf } from '../store/order/attempts.ts';
import { findOrder, findOrderByToken, type StoredOrder } from '../store/order/orders.ts';
import { startOwnCharge } from '../useCases/payment/startOwnCharge.ts';
import type { HttpContext } from './handle.ts';
import type { ContextReader } from './requestContext.ts';

const cardPath = '/payment/';

type CardPage = { Params: { order: string } };
type Form = Extract<PaymentStep, { kind: 'form' }>;

/**
 * The card gateway's return page (specification 2). An encrypted card, in the query or in a posted form, starts the charge
 * and leaves the address at once. The page then posts the signed form by itself.
 */
export function registerCardPage(app: FastifyInstance, readContext: ContextReader): void {
  app.route<CardPage>({
    method: ['GET', 'POST'],
    url: `${cardPath}:order`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const context = await readContext(request, reply, 'private');
      const stored = await orderOf(context, request.params.order);
      if (stored === null) return reply.callNotFound();
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      const card = cardIn(request);
      if (card === null) return await showForm(context, reply, stored);
      const { id: orderId, token: orderToken } = stored.order;
      await startOwnCharge(context, { orderId, orderToken }, 'cardGateway', card);
      return reply.redirect(`${cardPath}${orderToken}`, 303);
    },
  });
}

/** The order that the second part of the path names: by its token, or the caller's own by its id. */
async function orderOf({ parts, caller }: HttpContext, named: string): Promise<StoredOrder | null> {
  const byToken = await findOrderByToken(parts.db, named);
  if (byToken !== null) return byToken;
  const byId = await findOrder(parts.db, named);
  return caller.kind === 'person' && byId?.userId === caller.userId ? byId : null;
}

/** The fields of an encrypted card as they came; `null` without one. */
function cardIn({ method, body, url }: FastifyRequest): string | null {
  const text = method === 'POST' && Buffer.isBuffer(body) ? body.toString('utf8') : (url.split('?')[1] ?? '');
  return new URLSearchParams(text).has('encryptedCardInfo') ? text : null;
}

/** Without an open form the order's page says how the payment stands. */
async function showForm(
  { parts, now, language }: HttpContext,
  reply: FastifyReply,
  { order }: StoredOrder,
): Promise<FastifyReply> {
  const last = (await attemptsOf(parts.db, order.id)).at(-1);
  const charge = last === undefined ? null : chargeOf(last);
  if (charge?.method !== 'cardGateway' || !isStepOpen(charge, now) || charge.step?.kind !== 'form') {
    return reply.redirect(orderPath(order.token), 303);
  }
  return reply
    .header('content-security-policy', policyOf(charge.step))
    .type('text/html; charset=utf-8')
    .send(formPage(charge.step, language));
}

const script = 'document.forms[0].submit()';
/** The shop's ground, ink and button: a slow line shows this page for a while. */
const style = [
  ':root{color-scheme:light dark;background:light-dark(#f3f6ef,#0d1613);color:light-dark(#11231c,#eaf1ec)}',
  'body{display:grid;place-content:center;justify-items:center;min-height:100dvh;margin:0}',
  'body{font:1rem/1.65 "Noto Sans Thai","Leelawadee UI",Thonburi,system-ui,sans-serif}',
  'button{padding:.7em 1.2em;border:0;border-radius:12px;font:inherit;cursor:pointer}',
  'button{background:light-dark(#0b5d45,#62c79f);color:light-dark(#fff,#06251a)}',
].join('');
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = ({ url }: Form): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `script-src ${sha256(script)}`,
    `style-src ${sha256(style)}`,
    `form-action ${new URL(url).origin}`,
  ].join('; ');

function formPage({ url, fields }: Form, language: Language): string {
  const { opening, go } = chargeMessages[language].page;
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${opening}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><p>${opening}</p>
<form method="post" action="${escaped(url)}">${inputs.join('')}<button>${go}</button></form>
<script>${script}</script></body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
