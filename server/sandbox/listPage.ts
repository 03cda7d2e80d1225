import { escapeHtml, languageOf, money, page } from './http/page.ts';
import { stateWords } from './http/paymentStates.ts';
import type { SandboxRequest } from './http/request.ts';
import type { Provider } from './provider.ts';

const words = {
  th: { title: 'รายการชำระเงินในระบบจำลอง', none: 'ยังไม่มีรายการ', id: 'รหัส', amount: 'จำนวนเงิน', state: 'สถานะ' },
  en: { title: 'Payments in the sandbox', none: 'No payments yet', id: 'Id', amount: 'Amount', state: 'Status' },
};

/** The page that lists all payments, the latest first, each with a link to its page. */
export function listPage(request: SandboxRequest, providers: readonly Provider[]): string {
  const language = languageOf(request);
  const say = words[language];
  const rows = providers
    .flatMap(({ name, payments }) => payments().map((payment) => ({ ...payment, name })))
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(
      ({ name, id, amount, currency, state, href }) =>
        `<tr><td>${money(amount, currency)}</td><td>${stateWords[state][language]}</td>` +
        `<td><a href="${href}?lang=${language}">${escapeHtml(`${name} ${id}`)}</a></td></tr>`,
    );
  const head = `<tr><th scope="col">${say.amount}</th><th scope="col">${say.state}</th><th scope="col">${say.id}</th></tr>`;
  const table = `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  return page(language, say.title, rows.length === 0 ? `<p>${say.none}</p>` : table);
}
