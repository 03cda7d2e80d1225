import { baht, escapeHtml, languageOf, page } from './http/page.ts';
import type { SandboxRequest } from './http/request.ts';
import type { Provider } from './provider.ts';

const words = {
  th: { title: 'รายการชำระเงินในระบบจำลอง', none: 'ยังไม่มีรายการ', id: 'รหัส', amount: 'จำนวนเงิน', status: 'สถานะ' },
  en: { title: 'Payments in the sandbox', none: 'No payments yet', id: 'Id', amount: 'Amount', status: 'Status' },
};

/** The page that lists all payments, the latest first, each with a link to its page. */
export function listPage(request: SandboxRequest, providers: readonly Provider[]): string {
  const language = languageOf(request);
  const say = words[language];
  const rows = providers
    .flatMap(({ name, payments }) => payments().map((payment) => ({ ...payment, name })))
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(
      ({ name, id, amountSatang, status, href }) =>
        `<tr><td><a href="${href}?lang=${language}">${escapeHtml(`${name} ${id}`)}</a></td>` +
        `<td>${baht(amountSatang)}</td><td>${escapeHtml(status)}</td></tr>`,
    );
  const head = `<tr><th scope="col">${say.id}</th><th scope="col">${say.amount}</th><th scope="col">${say.status}</th></tr>`;
  const table = `<div class="scroll"><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></div>`;
  return page(language, say.title, rows.length === 0 ? `<p>${say.none}</p>` : table);
}
