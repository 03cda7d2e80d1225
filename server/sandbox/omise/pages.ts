import { html, type Reply, redirect } from '../http/answer.ts';
import { bangkokTime, escapeHtml, facts, type Language, languageOf, money, notice, page } from '../http/page.ts';
import { stateWords } from '../http/paymentStates.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Charges, Outcome } from './charges.ts';
import type { Account, Charge } from './objects.ts';
import { pageWords } from './pageWords.ts';

const declined: Outcome = { status: 'failed', failure: 'failed_processing' };
const cancelled: Outcome = { status: 'failed', failure: 'payment_cancelled' };

/** The hosted pages: 3-D Secure, and the bank app that a PromptPay payer would hold. */
export function pageRoutes(account: Account, charges: Charges): Route[] {
  const byAuthorizeId = (id: string) => [...account.charges.values()].find(({ authorizeId }) => authorizeId === id);

  function authorize(request: SandboxRequest, authorizeId: string): Reply {
    const charge = byAuthorizeId(authorizeId);
    return charge ? html(authorizePage(languageOf(request), charge)) : missing(request);
  }

  /** Answers after the first attempt of the webhook, so that the shop can already know. */
  async function decide(request: SandboxRequest, authorizeId: string): Promise<Reply> {
    const charge = byAuthorizeId(authorizeId);
    if (!charge) return missing(request);
    const { choice, post } = fieldsOf(request) ?? {};
    if (choice === 'approve') await charges.settle(charge, { status: 'successful' });
    if (choice === 'decline') await charges.settle(charge, declined);
    const address = charge.returnUri ?? '/';
    return post === '1' ? html(returnPage(languageOf(request), address)) : redirect(address, 302);
  }

  function pay(request: SandboxRequest, chargeId: string): Reply {
    const charge = account.charges.get(chargeId);
    return charge ? html(payPage(languageOf(request), charge)) : missing(request);
  }

  async function choose(request: SandboxRequest, chargeId: string): Promise<Reply> {
    const charge = account.charges.get(chargeId);
    if (!charge) return missing(request);
    const language = languageOf(request);
    const isDone = await carryOut(charge, String(fieldsOf(request)?.choice));
    if (!isDone) return html(payPage(language, charge, pageWords[language].tooLate), 409);
    return redirect(`/omise/pages/pay/${charge.id}?lang=${language}`, 303);
  }

  async function carryOut(charge: Charge, choice: string): Promise<boolean> {
    switch (choice) {
      case 'pay':
        // A bank refuses an expired code; only the late payment below gets through.
        return charge.status === 'pending' && (await charges.settle(charge, { status: 'successful' }));
      case 'fail':
        return await charges.settle(charge, cancelled);
      case 'expire':
        return await charges.settle(charge, { status: 'expired' });
      case 'payLate':
        await charges.settle(charge, { status: 'expired' });
        return await charges.settle(charge, { status: 'successful' });
      default:
        return false;
    }
  }

  return [
    { method: 'GET', path: '/pages/authorize/:id', handle: (request, part) => authorize(request, part('id')) },
    { method: 'POST', path: '/pages/authorize/:id', handle: (request, part) => decide(request, part('id')) },
    { method: 'GET', path: '/pages/pay/:id', handle: (request, part) => pay(request, part('id')) },
    { method: 'POST', path: '/pages/pay/:id', handle: (request, part) => choose(request, part('id')) },
  ];
}

function missing(request: SandboxRequest): Reply {
  const language = languageOf(request);
  return html(page(language, pageWords[language].missing, ''), 404);
}

function authorizePage(language: Language, charge: Charge): string {
  const words = pageWords[language];
  const choices = [
    button('approve', words.approve, true),
    button('decline', words.decline),
    button('leave', words.leave),
    `<label><input type="checkbox" name="post" value="1">${words.byPost}</label>`,
  ];
  const closed = charge.status === 'pending' ? '' : notice(words.tooLate);
  return page(language, words.authorizeTitle, `${closed}${summary(language, charge)}${form(language, choices)}`);
}

function payPage(language: Language, charge: Charge, message?: string): string {
  const words = pageWords[language];
  const choices = [
    ...(charge.status === 'pending'
      ? [button('pay', words.pay, true), button('fail', words.fail), button('expire', words.expire)]
      : []),
    ...(charge.status === 'pending' || charge.status === 'expired' ? [button('payLate', words.payLate)] : []),
  ];
  const { document } = charge;
  const picture = document
    ? `<img alt="${words.qr}" src="/omise/api/charges/${charge.id}/documents/${document.id}/downloads/${document.secret}">`
    : '';
  return page(
    language,
    words.payTitle,
    `${message === undefined ? '' : notice(message)}${summary(language, charge)}${picture}` +
      `${choices.length > 0 ? form(language, choices) : ''}<p><a href="/?lang=${language}">${words.all}</a></p>`,
  );
}

function returnPage(language: Language, address: string): string {
  const words = pageWords[language];
  const send = `<button class="main">${words.back}</button>`;
  return page(
    language,
    words.returning,
    `<form method="post" action="${escapeHtml(address)}">${send}</form><script>document.forms[0].submit();</script>`,
  );
}

function summary(language: Language, charge: Charge): string {
  const words = pageWords[language];
  const rows: [string, string][] = [
    [words.shop, words.shopName],
    [words.charge, charge.id],
    ...(charge.card ? [[words.card, `•••• ${charge.card.last_digits}`] satisfies [string, string]] : []),
    [words.expires, bangkokTime(charge.expiresAt, language)],
    [words.state, stateWords[charge.status][language]],
  ];
  return `<p class="amount">${money(charge.amount)}</p>${facts(rows)}`;
}

/** The form is sent to the address of its page. */
const form = (language: Language, controls: readonly string[]): string =>
  `<form method="post" action="?lang=${language}">${controls.join('')}</form>`;

const button = (choice: string, text: string, isMain = false): string =>
  `<button name="choice" value="${choice}"${isMain ? ' class="main"' : ''}>${text}</button>`;
