import { behaviourOf, completesLaterMs } from '../amountBehaviour.ts';
import type { Reply } from '../http/answer.ts';
import { type Fields, isFields } from '../http/request.ts';
import type { ProviderParts } from '../provider.ts';
import { chargeBody, refundBody, refundedOf } from './bodies.ts';
import type { FailureCode } from './cards.ts';
import type { Events } from './events.ts';
import { type Account, type Charge, newId, type Refund, randomText, type Source, type Token } from './objects.ts';
import { badRequest, notFound, refusal } from './refusal.ts';

export type Outcome =
  | { readonly status: 'successful' | 'expired' }
  | { readonly status: 'failed'; readonly failure: FailureCode };

export type Charges = {
  /** The new charge, or the refusal. `announced` resolves after the first attempt of its webhook. */
  create(fields: Fields): { readonly charge: Charge; readonly announced: Promise<void> } | Reply;
  createSource(fields: Fields): Source | Reply;
  /** Whether the charge could take this outcome. Resolves after the first attempt of its webhook. */
  settle(charge: Charge, outcome: Outcome): Promise<boolean>;
  expireByCall(charge: Charge): Promise<Reply | null>;
  refund(charge: Charge, fields: Fields): Refund | Reply;
  /** Expires every pending charge whose time is over. */
  expireDue(): void;
  bodyOf(charge: Charge): ReturnType<typeof chargeBody>;
};

/** Least and most of a THB charge (satang). */
const amountMinimum = 2_000;
const amountMaximum = 15_000_000;

const dayMs = 24 * 3_600_000;
const cardLifeMs = 7 * dayMs;

type Terms = {
  readonly amount: number;
  readonly returnUri: string | null;
  readonly metadata: Fields;
  readonly description: string | null;
};

export const isReply = (value: object): value is Reply => 'headers' in value;

/** Charges and sources of the account. Every change of a charge is announced as an event. */
export function makeCharges(account: Account, events: Events, { clock, url, wait }: ProviderParts): Charges {
  const bodyOf = (charge: Charge) =>
    chargeBody(charge, { api: `${url()}/omise/api`, pages: `${url()}/omise/pages` }, clock());

  async function settle(charge: Charge, outcome: Outcome): Promise<boolean> {
    // After a reset, timers of forgotten charges still run out.
    if (!account.charges.has(charge.id)) return false;
    const isLateMoney = charge.status === 'expired' && outcome.status === 'successful';
    if (charge.status !== 'pending' && !isLateMoney) return false;
    charge.status = outcome.status;
    if (outcome.status === 'successful') charge.paidAt = clock();
    if (outcome.status === 'expired') charge.expiredAt = clock();
    if (outcome.status === 'failed') charge.failure = outcome.failure;
    await events.announce(charge, outcome.status === 'expired' ? 'charge.expire' : 'charge.complete', bodyOf(charge));
    return true;
  }

  function expireDue(): void {
    for (const charge of account.charges.values()) {
      if (charge.status === 'pending' && charge.expiresAt <= clock()) settle(charge, { status: 'expired' });
    }
  }

  /** A timer beside `expireDue`, so that the webhook also comes when nobody asks. */
  function later(milliseconds: number, work: () => void): void {
    wait(milliseconds).then(work, () => undefined);
  }

  function open(terms: Terms, payer: Pick<Charge, 'card' | 'source' | 'document' | 'authorizeId'>, expiresAt: number) {
    const charge: Charge = {
      ...terms,
      ...payer,
      id: newId('chrg'),
      transaction: newId('trxn'),
      createdAt: clock(),
      expiresAt,
      refunds: [],
      status: 'pending',
      failure: null,
      paidAt: null,
      expiredAt: null,
    };
    account.charges.set(charge.id, charge);
    return charge;
  }

  function announceCreation(charge: Charge) {
    const announced = events.announce(charge, 'charge.create', bodyOf(charge));
    if (charge.status === 'pending') later(charge.expiresAt - clock(), expireDue);
    if (behaviourOf(charge.amount) === 'completesLater') {
      later(completesLaterMs, () => settle(charge, { status: 'successful' }));
    }
    return { charge, announced };
  }

  function chargeCard(token: Token, terms: Terms) {
    const isLater = behaviourOf(terms.amount) === 'completesLater';
    const isChallenged = token.result === 'challenged' && !isLater;
    if (isChallenged && terms.returnUri === null) return refusal(400, 'invalid_charge', "return_uri can't be blank");
    token.used = true;
    const charge = open(
      terms,
      { card: token.card, source: null, document: null, authorizeId: isChallenged ? newId('paym') : null },
      clock() + cardLifeMs,
    );
    if (!isChallenged && !isLater) decideAtOnce(charge, token);
    return announceCreation(charge);
  }

  /** The documentation sends `charge.complete` for 3-D Secure and other methods only, so this adds none. */
  function decideAtOnce(charge: Charge, { result }: Token): void {
    if (result === 'charged' || result === 'challenged') {
      charge.status = 'successful';
      charge.paidAt = clock();
      return;
    }
    charge.status = 'failed';
    charge.failure = result;
  }

  function chargeSource(source: Source, terms: Terms, wishedExpiry: unknown) {
    const expiresAt = wishedExpiry === undefined ? clock() + dayMs : Date.parse(String(wishedExpiry));
    if (Number.isNaN(expiresAt)) return badRequest('expires_at is not a valid datetime');
    if (expiresAt <= clock()) return badRequest('expires_at must be in the future');
    if (expiresAt > clock() + dayMs) return badRequest('expires_at must be within 24 hours');
    if (source.amount !== terms.amount) return refusal(400, 'invalid_charge', 'amount must match the source amount');
    source.used = true;
    const document = { id: newId('docu'), secret: randomText(16).toUpperCase() };
    return announceCreation(open(terms, { card: null, source, document, authorizeId: null }, expiresAt));
  }

  function createSource(fields: Fields): Source | Reply {
    if (fields.type !== 'promptpay') return badRequest('type is not supported');
    const amount = Number(fields.amount);
    if (!Number.isInteger(amount)) return badRequest('amount is not a number');
    if (amount < amountMinimum) return badRequest(`amount must be at least ${amountMinimum}`);
    if (amount > amountMaximum) return badRequest(`amount must be less than ${amountMaximum}`);
    if (String(fields.currency).toUpperCase() !== 'THB') return badRequest('currency must be THB');
    const source = { id: newId('src'), amount, createdAt: clock(), used: false };
    account.sources.set(source.id, source);
    return source;
  }

  function sourceOf(wish: unknown, fields: Fields): Source | Reply {
    if (isFields(wish)) return createSource({ amount: fields.amount, currency: fields.currency, ...wish });
    const source = account.sources.get(String(wish));
    if (!source) return notFound('source', String(wish));
    return source.used ? badRequest('source was already used') : source;
  }

  function create(fields: Fields) {
    const terms = termsOf(fields);
    if (isReply(terms)) return terms;
    if (fields.source !== undefined) {
      const source = sourceOf(fields.source, fields);
      return isReply(source) ? source : chargeSource(source, terms, fields.expires_at);
    }
    if (fields.card === undefined || fields.card === '') {
      return refusal(400, 'missing_card', 'request must contain a card, a source or a customer');
    }
    const token = account.tokens.get(String(fields.card));
    if (!token) return notFound('token', String(fields.card));
    return token.used ? refusal(400, 'used_token', 'token was already used') : chargeCard(token, terms);
  }

  async function expireByCall(charge: Charge): Promise<Reply | null> {
    const isExpirable =
      charge.source !== null && charge.status === 'pending' && behaviourOf(charge.amount) !== 'notExpirable';
    if (!isExpirable) return refusal(400, 'failed_expire', 'expire failed');
    await settle(charge, { status: 'expired' });
    return null;
  }

  function refund(charge: Charge, fields: Fields): Refund | Reply {
    const amount = Number(fields.amount);
    if (!Number.isInteger(amount) || amount <= 0) return refusal(400, 'failed_refund', 'amount is not a number');
    const isRefundable = charge.status === 'successful' && charge.card !== null;
    if (!isRefundable || behaviourOf(charge.amount) === 'notRefundable') {
      return refusal(400, 'failed_refund', 'charge is not refundable');
    }
    if (amount > charge.amount - refundedOf(charge)) {
      return refusal(400, 'failed_refund', 'amount exceeds the refundable amount');
    }
    const metadata = isFields(fields.metadata) ? fields.metadata : {};
    const made = { id: newId('rfnd'), amount, metadata, createdAt: clock() };
    charge.refunds.push(made);
    events.announce(charge, 'refund.create', refundBody(made, charge));
    return made;
  }

  return { create, createSource, settle, expireByCall, refund, expireDue, bodyOf };
}

function termsOf(fields: Fields): Terms | Reply {
  const invalid = (message: string) => refusal(400, 'invalid_charge', message);
  const amount = Number(fields.amount);
  const { return_uri: returnUri, metadata, description } = fields;
  if (!Number.isInteger(amount)) return invalid('amount is not a number');
  if (String(fields.currency).toUpperCase() !== 'THB') return invalid('currency is currently not supported');
  if (amount < amountMinimum) return invalid(`amount must be greater than or equal to ${amountMinimum} (thb subunits)`);
  if (amount > amountMaximum) return invalid(`amount must be less than or equal to ${amountMaximum} (thb subunits)`);
  if (returnUri !== undefined && !isWebAddress(String(returnUri))) return invalid('return_uri is invalid');
  if (String(fields.capture ?? true) !== 'true') return invalid('the sandbox captures every charge at once');
  if (metadata !== undefined && !isFields(metadata)) return badRequest('metadata is invalid');
  return {
    amount,
    returnUri: returnUri === undefined ? null : String(returnUri),
    metadata: metadata ?? {},
    description: description === undefined ? null : String(description),
  };
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
