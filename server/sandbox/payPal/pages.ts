import { html, type Reply, redirect } from '../http/answer.ts';
import { facts, type Language, languageOf, notice, page } from '../http/page.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { type Account, type Funding, isForgotten, type Order } from './account.ts';
import { pageWords } from './pageWords.ts';
import type { Payments } from './payments.ts';

const fundings: readonly Funding[] = ['good', 'declined', 'held'];
type Choice = Funding | 'cancel' | 'release' | 'deny';

/** The page where the payer approves an order, or cancels. */
export function pageRoutes(
  account: Account,
  { approve, decide }: Payments,
  { clock }: Pick<ProviderParts, 'clock'>,
): Route[] {
  const find = (id: string): Order | null => {
    const order = account.orders.get(id);
    return order && !isForgotten(order, clock()) ? order : null;
  };

  function show(request: SandboxRequest, id: string): Reply {
    const order = find(id);
    return order ? html(payPage(languageOf(request), order)) : missing(request);
  }

  /** Answers after the first attempt of the event, so that the shop can already know. */
  async function choose(request: SandboxRequest, id: string): Promise<Reply> {
    const order = find(id);
    if (!order) return missing(request);
    const choice = String(fieldsOf(request)?.choice);
    if (choice === 'cancel') return redirect(withQuery(order.cancelUrl, { token: order.id }), 302);
    const funding = fundings.find((each) => each === choice);
    if (funding !== undefined && (await approve(order, funding))) {
      return redirect(withQuery(order.returnUrl, { token: order.id, PayerID: 'SANDBOXPAYER1' }), 302);
    }
    if (choice === 'release' || choice === 'deny') await decide(order, choice === 'release' ? 'COMPLETED' : 'DECLINED');
    return redirect(`/payPal/pages/approve/${order.id}?lang=${languageOf(request)}`, 303);
  }

  return [
    { method: 'GET', path: '/pages/approve/:id', handle: (request, part) => show(request, part('id')) },
    { method: 'POST', path: '/pages/approve/:id', handle: (request, part) => choose(request, part('id')) },
  ];
}

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

const missing = (request: SandboxRequest): Reply =>
  html(page(languageOf(request), pageWords[languageOf(request)].missing, ''), 404);

function choicesOf({ status, capture }: Order): readonly Choice[] {
  if (status === 'PAYER_ACTION_REQUIRED') return [...fundings, 'cancel'];
  return capture?.status === 'PENDING' ? ['release', 'deny'] : [];
}

function payPage(language: Language, order: Order): string {
  const words = pageWords[language];
  const choices = choicesOf(order);
  const buttons = choices.map(
    (choice, at) =>
      `<button name="choice" value="${choice}"${at === 0 ? ' class="main"' : ''}>${words[choice]}</button>`,
  );
  return page(
    language,
    words.title,
    [
      choices.length === 0 ? notice(words.over) : '',
      `<p class="amount">${(order.amount / 100).toFixed(2)} ${order.currency}</p>`,
      facts([
        [words.shop, words.shopName],
        [words.about, order.description],
        [words.reference, order.id],
        [words.state, order.capture?.status ?? order.status],
      ]),
      choices.length === 0 ? '' : `<form method="post" action="?lang=${language}">${buttons.join('')}</form>`,
      `<p><a href="/?lang=${language}">${words.all}</a></p>`,
    ].join(''),
  );
}
