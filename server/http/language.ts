import type { Language } from '../../src/domain/localText.ts';

/** The language of a request: the first of ours that `Accept-Language` names, by its weights; Thai otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map(readTag)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ tag }) => tag === 'th' || tag === 'en');
  return wanted?.tag === 'en' ? 'en' : 'th';
}

function readTag(part: string): { tag: string; weight: number } {
  const [name = '', ...settings] = part.trim().toLowerCase().split(';');
  const weight = settings.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find((text) => text !== undefined);
  return { tag: name.split('-', 1)[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
}
