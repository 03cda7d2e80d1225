import { html, type Reply, redirect } from '../http/answer.ts';
import { facts, type Language, languageOf, money, page } from '../http/page.ts';
import { stateWords } from '../http/paymentStates.ts';
import { qrPng } from '../http/qrSvg.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { type Account, billerId, type Qr } from './account.ts';
import type { Bank, Confirming } from './bank.ts';
import { qrText } from './bodies.ts';
import { pageWords } from './pageWords.ts';

const confirmings = ['once', 'twice', 'late', 'none'] as const satisfies readonly Confirming[];

/** The bank app that a payer would hold. */
export function pageRoutes({ qrs }: Account, bank: Bank): Route[] {
  async function show(request: SandboxRequest, ref1: string): Promise<Reply> {
    const qr = qrs.get(ref1);
    return qr ? html(await payPage(languageOf(request), qr)) : missing(request);
  }

  /** The choices of the page win over the behaviour that the amount asks for, except for the plain one. */
  async function choose(request: SandboxRequest, ref1: string): Promise<Reply> {
    const qr = qrs.get(ref1);
    if (!qr) return missing(request);
    const { choice, confirming } = fieldsOf(request) ?? {};
    const wish = confirmings.find((each) => each === confirming && each !== 'once');
    await bank.pay(qr, choice === 'payLess' ? qr.amountSatang - 100 : qr.amountSatang, wish);
    return redirect(`/scb/pages/pay/${qr.ref1}?lang=${languageOf(request)}`, 303);
  }

  return [
    { method: 'GET', path: '/pages/pay/:ref1', handle: (request, part) => show(request, part('ref1')) },
    { method: 'POST', path: '/pages/pay/:ref1', handle: (request, part) => choose(request, part('ref1')) },
  ];
}

function missing(request: SandboxRequest): Reply {
  const language = languageOf(request);
  return html(page(language, pageWords[language].missing, ''), 404);
}

async function payPage(language: Language, qr: Qr): Promise<string> {
  const words = pageWords[language];
  const rows: [string, string][] = [
    [words.shop, words.shopName],
    [words.reference, qr.ref1],
    [words.state, stateWords[qr.payments.length > 0 ? 'successful' : 'pending'][language]],
  ];
  const radios = confirmings.map(
    (each) =>
      `<label><input type="radio" name="confirming" value="${each}"${each === 'once' ? ' checked' : ''}>${words[each]}</label>`,
  );
  const form =
    `<form method="post" action="?lang=${language}"><fieldset><legend>${words.confirmation}</legend>${radios.join('')}</fieldset>` +
    `<button name="choice" value="pay" class="main">${words.pay}</button>` +
    `<button name="choice" value="payLess">${words.payLess}</button></form>`;
  const picture = `<img alt="${words.qr}" src="data:image/png;base64,${await qrPng(qrText(qr, billerId))}">`;
  const all = `<p><a href="/?lang=${language}">${words.all}</a></p>`;
  return page(
    language,
    words.title,
    `<p class="amount">${money(qr.amountSatang)}</p>${facts(rows)}${picture}${form}${all}`,
  );
}
