import { html, type Reply, redirect } from '../http/answer.ts';
import { facts, type Language, languageOf, money, notice, page } from '../http/page.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { pageWords } from './pageWords.ts';
import { type HostedPayment, type HostedState, type Payments, pageOf, type Settle } from './payment.ts';

/** The outcome that a button stands for. `leave` decides nothing. */
const outcomes: Readonly<Record<string, readonly HostedState[]>> = {
  ...{
    pay: ['successful'],
    payLater: ['successful'],
    expire: ['expired'],
    payLate: ['expired', 'successful'],
    leave: [],
  },
};

/** The page of a payment. */
export function pageRoutes(name: string, payments: Payments, settle: Settle): Route[] {
  function show(request: SandboxRequest, id: string): Reply {
    const payment = payments.get(id);
    return payment ? html(payPage(languageOf(request), payment)) : missing(request);
  }

  /** Answers after the first attempt of the notification, so that the shop can already know. */
  async function decide(request: SandboxRequest, id: string): Promise<Reply> {
    const payment = payments.get(id);
    if (!payment) return missing(request);
    const language = languageOf(request);
    const choice = String(fieldsOf(request)?.choice);
    if (choice === 'leave') return redirect(payment.failureUrl, 303);
    // An expired payment takes no money from its page; only the late payment gets through.
    let isDone = payment.state === 'pending' || choice === 'payLate';
    for (const status of isDone ? (outcomes[choice] ?? []) : []) isDone = await settle(payment, status);
    if (!isDone) return html(payPage(language, payment, pageWords[language].tooLate), 409);
    return redirect(choice === 'pay' ? payment.successUrl : `${pageOf(name, id)}?lang=${language}`, 303);
  }

  return [
    { method: 'GET', path: '/pages/pay/:id', handle: (request, part) => show(request, part('id')) },
    { method: 'POST', path: '/pages/pay/:id', handle: (request, part) => decide(request, part('id')) },
  ];
}

const missing = (request: SandboxRequest): Reply =>
  html(page(languageOf(request), pageWords[languageOf(request)].missing, ''), 404);

const choicesOf = {
  pending: ['pay', 'leave', 'payLater', 'expire', 'payLate'],
  expired: ['payLate'],
  successful: [],
} as const satisfies Record<HostedState, readonly string[]>;

function payPage(language: Language, payment: HostedPayment, message?: string): string {
  const words = pageWords[language];
  const choices = choicesOf[payment.state].map(
    (choice, at) =>
      `<button name="choice" value="${choice}"${at === 0 ? ' class="main"' : ''}>${words[choice]}</button>`,
  );
  const content = [
    message === undefined ? '' : notice(message),
    choices.length === 0 ? notice(words.done) : '',
    `<p class="amount">${money(payment.amount)}</p>`,
    facts([
      [words.payment, payment.id],
      [words.about, payment.about],
    ]),
    choices.length === 0 ? '' : `<form method="post" action="?lang=${language}">${choices.join('')}</form>`,
    `<p><a href="/?lang=${language}">${words.all}</a></p>`,
  ];
  return page(language, words.title, content.join(''));
}
