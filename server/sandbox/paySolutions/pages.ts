import { html, type Reply, redirect } from '../http/answer.ts';
import { facts, type Language, languageOf, money, notice, page } from '../http/page.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { type BillOrder, type Orders, type Posting, type Status, statuses } from './account.ts';
import type { Cashier } from './cashier.ts';
import { pageWords } from './pageWords.ts';

const postings = ['once', 'twice', 'late', 'none'] as const satisfies readonly Posting[];
const choices: Readonly<Record<string, Status>> = { pay: 'CP', hold: 'HO', fail: 'PF', cancel: 'C' };

/** The page that a shop's hidden form leads to. */
export function pageRoutes(orders: Orders, cashier: Cashier): Route[] {
  function open(request: SandboxRequest): Reply {
    const language = languageOf(request);
    const opened = cashier.begin(fieldsOf(request) ?? {});
    if (typeof opened !== 'string') return redirect(`/paySolutions/pages/pay/${opened.refno}?lang=${language}`, 303);
    return html(page(language, pageWords[language].refused, notice(opened)), 400);
  }

  function show(request: SandboxRequest, refno: string): Reply {
    const order = orders.get(refno);
    return order ? html(payPage(languageOf(request), order)) : missing(request);
  }

  /** Answers after the first attempt of the postback, so that the shop can already know. */
  async function choose(request: SandboxRequest, refno: string): Promise<Reply> {
    const order = orders.get(refno);
    if (!order) return missing(request);
    const { choice, posting } = fieldsOf(request) ?? {};
    const status = choices[String(choice)];
    // The plain choice leaves it to the amount.
    const wish = postings.find((each) => each === posting && each !== 'once');
    if (status !== undefined) await cashier.mark(order, status, wish);
    return redirect(order.returnUrl === '' ? '/' : order.returnUrl, 302);
  }

  return [
    { method: 'POST', path: '/payment', handle: open },
    { method: 'GET', path: '/pages/pay/:refno', handle: (request, part) => show(request, part('refno')) },
    { method: 'POST', path: '/pages/pay/:refno', handle: (request, part) => choose(request, part('refno')) },
  ];
}

function missing(request: SandboxRequest): Reply {
  const language = languageOf(request);
  return html(page(language, pageWords[language].missing, ''), 404);
}

function payPage(language: Language, order: BillOrder): string {
  const words = pageWords[language];
  const rows: [string, string][] = [
    [words.shop, words.shopName],
    [words.reference, order.refno],
    [words.state, statuses[order.status]],
  ];
  const radios = postings.map(
    (each) =>
      `<label><input type="radio" name="posting" value="${each}"${each === 'once' ? ' checked' : ''}>${words[each]}</label>`,
  );
  const buttons = (['pay', 'hold', 'fail', 'cancel', 'leave'] as const).map(
    (choice) =>
      `<button name="choice" value="${choice}"${choice === 'pay' ? ' class="main"' : ''}>${words[choice]}</button>`,
  );
  const form =
    `<form method="post" action="?lang=${language}"><fieldset><legend>${words.posting}</legend>${radios.join('')}</fieldset>` +
    `${buttons.join('')}</form>`;
  const all = `<p><a href="/?lang=${language}">${words.all}</a></p>`;
  return page(language, words.title, `<p class="amount">${money(order.totalSatang)}</p>${facts(rows)}${form}${all}`);
}
