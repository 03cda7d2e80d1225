import { html, type Reply, redirect } from '../http/answer.ts';
import { escapeHtml, facts, type Language, languageOf, money, notice, page } from '../http/page.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { callbackFields } from './callbacks.ts';
import { pageWords } from './pageWords.ts';
import { type Account, type Product, type Settle, type Status, statusOf, type Transaction } from './transactions.ts';

/** The outcome that a button stands for. `leave` decides nothing. */
const outcomes: Readonly<Record<string, readonly Status[]>> = {
  ...{ pay: ['S'], payLater: ['S'], fail: ['F'], expire: ['E'], payLate: ['E', 'S'], leave: [] },
};

/** The hosted page of a link, and the bank app that a PromptPay payer would hold. */
export function pageRoutes(account: Account, settle: Settle, { clock }: Pick<ProviderParts, 'clock'>): Route[] {
  const find = (product: Product, pageId: string) =>
    [...account.values()].find((each) => each.product === product && each.pageId === pageId);

  function show(product: Product, request: SandboxRequest, pageId: string): Reply {
    const transaction = find(product, pageId);
    return transaction ? html(payPage(languageOf(request), transaction)) : missing(request);
  }

  /** Answers after the first attempt of the callback, so that the shop can already know. */
  async function decide(product: Product, request: SandboxRequest, pageId: string): Promise<Reply> {
    const transaction = find(product, pageId);
    if (!transaction) return missing(request);
    const language = languageOf(request);
    const choice = String(fieldsOf(request)?.choice);
    const isDone = await carryOut(transaction, choice);
    const returns = transaction.responseUrl !== null && ['pay', 'fail', 'leave'].includes(choice);
    if (returns) return html(returnPage(language, transaction, clock()));
    if (!isDone) return html(payPage(language, transaction, pageWords[language].tooLate), 409);
    return redirect(`/gbPrimePay/pages/${product}/${pageId}?lang=${language}`, 303);
  }

  async function carryOut(transaction: Transaction, choice: string): Promise<boolean> {
    const isExpired = statusOf(transaction) === 'E';
    // A bank refuses an expired code; only the late payment gets through.
    if (isExpired && choice !== 'payLate') return false;
    let isDone = false;
    for (const status of outcomes[choice] ?? []) isDone = await settle(transaction, status);
    return isDone;
  }

  const products: readonly Product[] = ['link', 'qr'];
  return products.flatMap((product): Route[] => [
    { method: 'GET', path: `/pages/${product}/:id`, handle: (request, part) => show(product, request, part('id')) },
    { method: 'POST', path: `/pages/${product}/:id`, handle: (request, part) => decide(product, request, part('id')) },
  ]);
}

const missing = (request: SandboxRequest): Reply =>
  html(page(languageOf(request), pageWords[languageOf(request)].missing, ''), 404);

function payPage(language: Language, transaction: Transaction, message?: string): string {
  const words = pageWords[language];
  const { product, amount, referenceNo, detail } = transaction;
  const choices = choicesOf(transaction).map(
    (choice, at) =>
      `<button name="choice" value="${choice}"${at === 0 ? ' class="main"' : ''}>${words[choice]}</button>`,
  );
  const content = [
    message === undefined ? '' : notice(message),
    choices.length === 0 ? notice(words.done) : '',
    `<p class="amount">${money(amount)}</p>`,
    facts([
      [words.payment, referenceNo],
      [words.about, detail],
    ]),
    choices.length === 0 ? '' : `<form method="post" action="?lang=${language}">${choices.join('')}</form>`,
    `<p><a href="/?lang=${language}">${words.all}</a></p>`,
  ];
  return page(language, product === 'link' ? words.linkTitle : words.qrTitle, content.join(''));
}

type Choice = 'pay' | 'payLater' | 'fail' | 'expire' | 'payLate' | 'leave';

function choicesOf(transaction: Transaction): readonly Choice[] {
  const status = statusOf(transaction);
  if (status === 'S' || (transaction.product === 'qr' && (status === 'F' || status === 'C'))) return [];
  if (status === 'E') return ['payLate'];
  return transaction.product === 'link'
    ? ['pay', 'fail', 'leave', 'payLater', 'expire', 'payLate']
    : ['pay', 'fail', 'expire', 'payLate'];
}

/** The result goes to the shop as a form that the browser posts. It proves nothing. */
function returnPage(language: Language, transaction: Transaction, now: number): string {
  const words = pageWords[language];
  const fields = Object.entries(callbackFields(transaction, now)).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const address = escapeHtml(transaction.responseUrl ?? '/');
  return page(
    language,
    words.returning,
    `<form method="post" action="${address}">${fields.join('')}<button class="main">${words.back}</button></form>` +
      '<script>document.forms[0].submit();</script>',
  );
}
