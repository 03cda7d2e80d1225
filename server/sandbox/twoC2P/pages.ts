import { html, type Reply, redirect } from '../http/answer.ts';
import { escapeHtml, facts, type Language, languageOf, money, notice, page } from '../http/page.ts';
import { stateWords } from '../http/paymentStates.ts';
import { qrPayload } from '../http/qrPayload.ts';
import { qrPng } from '../http/qrSvg.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { cardResponse, gatewayClaims } from './bodies.ts';
import { states } from './control.ts';
import type { Change, Ledger, Posting } from './ledger.ts';
import { type Choice, pageWords } from './pageWords.ts';
import type { Product, Status, Transaction } from './transaction.ts';

const products: readonly Product[] = ['card', 'installment', 'qr'];
const postings = ['once', 'twice', 'late', 'none'] as const satisfies readonly Posting[];
const plans = [3, 6, 10] as const;

/** The statuses that a button leads to. The empty ones decide nothing. */
const outcomes: Readonly<Record<Choice, readonly Status[]>> = {
  ...{ pay: ['approved'], payLess: ['approved'], payLater: ['approved'], payLate: ['expired', 'approved'] },
  ...{ decline: ['declined'], cancel: ['cancelled'], expire: ['expired'], leave: [] },
};
/** Buttons that lead back to the shop, where a page does. */
const returning: readonly Choice[] = ['pay', 'decline', 'cancel', 'leave'];

/** The 3-D Secure page of a card, the hosted page of installments, and the bank app that a QR payer would hold. */
export function pageRoutes(ledger: Ledger, { clock }: Pick<ProviderParts, 'clock'>): Route[] {
  const find = (product: Product, pageId: string): Transaction | null => {
    const transaction = ledger.page(pageId);
    return transaction?.product === product ? transaction : null;
  };

  async function show(product: Product, request: SandboxRequest, pageId: string): Promise<Reply> {
    const transaction = find(product, pageId);
    const language = languageOf(request);
    if (!transaction) return missing(language);
    // A card that no bank knows is declined before its page.
    const isOver = product === 'card' && transaction.status !== 'pending';
    return html(isOver ? returnPage(language, transaction, clock()) : await payPage(language, transaction));
  }

  /** Answers after the first attempt of the notification, so that the shop can already know. */
  async function decide(product: Product, request: SandboxRequest, pageId: string): Promise<Reply> {
    const transaction = find(product, pageId);
    const language = languageOf(request);
    if (!transaction) return missing(language);
    const { choice, posting, months } = fieldsOf(request) ?? {};
    const chosen = choicesOf(transaction).find((each) => each === choice);
    // The plain choice leaves it to the amount.
    const wish = postings.find((each) => each === posting && each !== 'once');
    let isDone = chosen !== undefined;
    for (const status of chosen === undefined ? [] : outcomes[chosen]) {
      const change: Change = { posting: wish, months: product === 'installment' ? Number(months ?? plans[0]) : null };
      const paid = chosen === 'payLess' ? { paid: transaction.amount - 100 } : {};
      isDone = await ledger.settle(transaction, status, { ...change, ...paid });
    }
    if (!isDone) return html(await payPage(language, transaction, pageWords[language].tooLate), 409);
    const leaves = product !== 'qr' && chosen !== undefined && returning.includes(chosen);
    if (leaves) return html(returnPage(language, transaction, clock()));
    return redirect(`/?lang=${language}`, 303);
  }

  return products.flatMap((product): Route[] => [
    { method: 'GET', path: `/pages/${product}/:id`, handle: (request, part) => show(product, request, part('id')) },
    { method: 'POST', path: `/pages/${product}/:id`, handle: (request, part) => decide(product, request, part('id')) },
  ]);
}

const missing = (language: Language): Reply => html(page(language, pageWords[language].missing, ''), 404);

function choicesOf({ product, status }: Transaction): readonly Choice[] {
  if (status === 'approved' || (product === 'card' && status !== 'pending')) return [];
  if (status === 'expired' || status === 'cancelled') return ['payLate'];
  if (product === 'card') return ['pay', 'decline', 'leave', 'payLater'];
  return product === 'qr'
    ? ['pay', 'payLess', 'expire', 'payLate']
    : ['pay', 'decline', 'cancel', 'leave', 'payLater', 'expire', 'payLate'];
}

async function payPage(language: Language, transaction: Transaction, message?: string): Promise<string> {
  const words = pageWords[language];
  const { product, amount, currency, invoiceNo, description, status } = transaction;
  const choices = choicesOf(transaction);
  const radio = (name: string, value: string, label: string, isChecked: boolean): string =>
    `<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}>${label}</label>`;
  const plan = plans.map((months, at) =>
    radio('months', String(months), words.monthly(months, money(Math.ceil(amount / months))), at === 0),
  );
  const posting = postings.map((each) => radio('posting', each, words.postings[each], each === 'once'));
  const buttons = choices.map(
    (choice, at) =>
      `<button name="choice" value="${choice}"${at === 0 ? ' class="main"' : ''}>${words.choices[choice]}</button>`,
  );
  const form = [
    `<form method="post" action="?lang=${language}">`,
    product === 'installment' ? `<fieldset><legend>${words.plan}</legend>${plan.join('')}</fieldset>` : '',
    `<fieldset><legend>${words.posting}</legend>${posting.join('')}</fieldset>${buttons.join('')}</form>`,
  ];
  const content = [
    message === undefined ? '' : notice(message),
    `<p class="amount">${money(amount, currency)}</p>`,
    facts([
      [words.payment, invoiceNo],
      [words.about, description],
      [words.state, stateWords[states[status]][language]],
    ]),
    product === 'qr' ? await picture(words.qr, transaction) : '',
    choices.length === 0 ? '' : form.join(''),
    `<p><a href="/?lang=${language}">${words.all}</a></p>`,
  ];
  return page(language, words.titles[product], content.join(''));
}

const picture = async (label: string, { amount, invoiceNo }: Transaction): Promise<string> =>
  `<img alt="${label}" src="data:image/png;base64,${await qrPng(qrPayload(amount, invoiceNo))}">`;

/** The result goes to the shop as a form that the browser posts: signed for a card, unsigned for the gateway. */
function returnPage(language: Language, transaction: Transaction, now: number): string {
  const words = pageWords[language];
  const { invoiceNo, channelCode } = gatewayClaims(transaction, now);
  const unsigned = { invoiceNo, channelCode, respCode: '2000', respDesc: 'Transaction is completed' };
  const result =
    transaction.product === 'card'
      ? cardResponse(transaction, now)
      : Buffer.from(JSON.stringify(unsigned)).toString('base64url');
  return page(
    language,
    words.returning,
    `<form method="post" action="${escapeHtml(transaction.returnUrl)}">` +
      `<input type="hidden" name="paymentResponse" value="${escapeHtml(result)}">` +
      `<button class="main">${words.back}</button></form><script>document.forms[0].submit();</script>`,
  );
}
