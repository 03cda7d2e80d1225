import type { FastifyRequest } from 'fastify';
import type { Language } from '../../src/domain/localText.ts';
import { languageCookie } from '../../src/domain/site/displayCookies.ts';
import { languageForVisitor } from '../../src/i18n/languageForVisitor.ts';

/** The request's language: our first in `Accept-Language` by weight; Thai by default. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return wantedLanguages(acceptLanguage).find((tag) => tag === 'th' || tag === 'en') === 'en' ? 'en' : 'th';
}

/** The page's language by the browser's rule: the person's choice, else Thai for readers of anything but English. */
export function languageOfPage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies[languageCookie];
  return chosen === 'th' || chosen === 'en' ? chosen : languageForVisitor(wantedLanguages(headers['accept-language']));
}

/** Languages of `Accept-Language` without regions, by weight. */
const wantedLanguages = (acceptLanguage: string | undefined): readonly string[] =>
  (acceptLanguage ?? '')
    .split(',')
    .map(readTag)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

function readTag(part: string): { tag: string; weight: number } {
  const [name = '', ...settings] = part.trim().toLowerCase().split(';');
  const weight = settings.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find((text) => text !== undefined);
  return { tag: name.split('-', 1)[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
}
