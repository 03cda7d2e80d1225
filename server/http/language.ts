import type { FastifyRequest } from 'fastify';
import type { Language } from '../../src/domain/localText.ts';
import { languageCookie } from '../../src/domain/site/displayCookies.ts';
import { languageForVisitor } from '../../src/i18n/languageForVisitor.ts';

/** The language of a request: the first of ours that `Accept-Language` names, by its weights; Thai otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return wantedLanguages(acceptLanguage).find((tag) => tag === 'th' || tag === 'en') === 'en' ? 'en' : 'th';
}

/** The language of a page, as the browser would choose it: what the person said, else Thai for whoever reads anything but English. */
export function languageOfPage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies[languageCookie];
  return chosen === 'th' || chosen === 'en' ? chosen : languageForVisitor(wantedLanguages(headers['accept-language']));
}

/** The languages that `Accept-Language` names, without their countries, the dearest first. */
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
