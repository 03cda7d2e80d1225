import type { LocalText } from './localText.ts';
import { writtenText } from './writtenText.ts';

/** A text in two languages as typed; a missing one is ''. */
export type TypedText = { readonly th: string; readonly en: string };

export const noText: TypedText = { th: '', en: '' };

export type TextProblem = 'text.th.required' | 'text.max';

export const typedText = (text: LocalText | null): TypedText => ({ th: text?.th ?? '', en: text?.en ?? '' });

/** The text as stored (`writtenText`); `null` if nothing was typed. */
export function storedText({ th, en }: TypedText): LocalText | null {
  const stored = { th: writtenText(th), en: writtenText(en) };
  return stored.th === '' ? null : { th: stored.th, en: stored.en === '' ? null : stored.en };
}

/** The text as stored if Thai is required (`refuseText`). */
export const neededText = (typed: TypedText): LocalText => storedText(typed) ?? { th: '', en: null };

type Rule = { readonly maximum: number; readonly isRequired: boolean };

/** Problems by `field.th` and `field.en`. English alone is refused: Thai is the fallback. */
export function refuseText(
  field: string,
  typed: TypedText,
  { maximum, isRequired }: Rule,
): Record<string, TextProblem> {
  const [th, en] = [writtenText(typed.th), writtenText(typed.en)];
  const isMissing = th === '' && (isRequired || en !== '');
  return {
    ...(isMissing ? { [`${field}.th`]: 'text.th.required' as const } : {}),
    ...(th.length > maximum ? { [`${field}.th`]: 'text.max' as const } : {}),
    ...(en.length > maximum ? { [`${field}.en`]: 'text.max' as const } : {}),
  };
}
