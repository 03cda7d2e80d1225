import type { SandboxRequest } from './request.ts';

export type Language = 'th' | 'en';

/** One text in both languages. */
export type Words = Readonly<Record<Language, string>>;

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, "Noto Sans Thai", sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 1rem; }
nav { display: flex; justify-content: space-between; gap: 1rem; align-items: center; margin-bottom: 1.5rem; }
a { color: LinkText; }
nav a, td a { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 1.5rem; }
dt { opacity: .75; }
dd { margin: 0; overflow-wrap: anywhere; }
.amount { font-size: 2rem; font-weight: 700; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
.notice { border-inline-start: 4px solid currentColor; padding: .5rem 1rem; margin: 0 0 1.5rem; }
form { display: grid; gap: .75rem; }
label { display: flex; gap: .75rem; align-items: center; min-height: 44px; }
input { width: 1.25rem; height: 1.25rem; }
button { min-height: 44px; font: inherit; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid; cursor: pointer;
  background: Canvas; color: CanvasText; }
button.main { background: #1a56db; border-color: #1a56db; color: #fff; font-weight: 600; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
img { display: block; width: min(100%, 18rem); height: auto; background: #fff; margin: 0 0 1.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`;

const sandbox = { th: 'ระบบจำลอง ไม่มีการตัดเงินจริง', en: 'Sandbox: no real money moves' };
const other = { th: { language: 'en', name: 'English' }, en: { language: 'th', name: 'ไทย' } } as const;

/** The language that `?lang=` or the browser asks for; Thai otherwise. */
export function languageOf({ query, headers }: SandboxRequest): Language {
  const wish = query.get('lang') ?? headers['accept-language'] ?? '';
  return wish.startsWith('en') ? 'en' : 'th';
}

/** A whole page. `title` is text, `content` is HTML. */
export function page(language: Language, title: string, content: string): string {
  const { language: next, name } = other[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>
<nav><span>${sandbox[language]}</span><a href="?lang=${next}" hreflang="${next}" lang="${next}">${name}</a></nav>
<h1>${escapeHtml(title)}</h1>
${content}
</main></body></html>`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Satang or cents as text, such as `฿1,500.50`. */
export const money = (minor: number, currency: 'THB' | 'USD' = 'THB'): string =>
  `${currency === 'THB' ? '฿' : '$'}${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Date and time in Thailand; in Thai with the Buddhist era. */
export const bangkokTime = (milliseconds: number, language: Language): string =>
  new Date(milliseconds).toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** Names and values in a list. */
export const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

export const notice = (text: string): string => `<p class="notice" role="status">${escapeHtml(text)}</p>`;
