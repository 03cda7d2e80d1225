import { html, type Reply, redirect } from '../http/answer.ts';
import { facts, type Language, languageOf, money, notice, page } from '../http/page.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Account, Invoice, Settle, Status } from './account.ts';
import { pageWords } from './pageWords.ts';

/** The outcome that a button stands for. `leave` decides nothing. */
const outcomes: Readonly<Record<string, readonly Status[]>> = {
  ...{ pay: ['PAID'], payLater: ['PAID'], expire: ['EXPIRED'], payLate: ['EXPIRED', 'PAID'], leave: [] },
};

/** The hosted page of an invoice. */
export function pageRoutes(account: Account, settle: Settle): Route[] {
  function show(request: SandboxRequest, id: string): Reply {
    const invoice = account.get(id);
    return invoice ? html(payPage(languageOf(request), invoice)) : missing(request);
  }

  /** Answers after the first attempt of the callback, so that the shop can already know. */
  async function decide(request: SandboxRequest, id: string): Promise<Reply> {
    const invoice = account.get(id);
    if (!invoice) return missing(request);
    const language = languageOf(request);
    const choice = String(fieldsOf(request)?.choice);
    if (choice === 'leave') return redirect(invoice.failureUrl, 303);
    // An expired invoice takes no money from its page; only the late payment gets through.
    let isDone = invoice.status === 'PENDING' || choice === 'payLate';
    for (const status of isDone ? (outcomes[choice] ?? []) : []) isDone = await settle(invoice, status);
    if (!isDone) return html(payPage(language, invoice, pageWords[language].tooLate), 409);
    return redirect(choice === 'pay' ? invoice.successUrl : `/xendit/pages/invoice/${id}?lang=${language}`, 303);
  }

  return [
    { method: 'GET', path: '/pages/invoice/:id', handle: (request, part) => show(request, part('id')) },
    { method: 'POST', path: '/pages/invoice/:id', handle: (request, part) => decide(request, part('id')) },
  ];
}

const missing = (request: SandboxRequest): Reply =>
  html(page(languageOf(request), pageWords[languageOf(request)].missing, ''), 404);

const choicesOf = {
  PENDING: ['pay', 'leave', 'payLater', 'expire', 'payLate'],
  EXPIRED: ['payLate'],
  PAID: [],
} as const satisfies Record<Status, readonly string[]>;

function payPage(language: Language, invoice: Invoice, message?: string): string {
  const words = pageWords[language];
  const choices = choicesOf[invoice.status].map(
    (choice, at) =>
      `<button name="choice" value="${choice}"${at === 0 ? ' class="main"' : ''}>${words[choice]}</button>`,
  );
  const content = [
    message === undefined ? '' : notice(message),
    choices.length === 0 ? notice(words.done) : '',
    `<p class="amount">${money(invoice.amount)}</p>`,
    facts([
      [words.payment, invoice.id],
      [words.about, invoice.description],
    ]),
    choices.length === 0 ? '' : `<form method="post" action="?lang=${language}">${choices.join('')}</form>`,
    `<p><a href="/?lang=${language}">${words.all}</a></p>`,
  ];
  return page(language, words.title, content.join(''));
}
