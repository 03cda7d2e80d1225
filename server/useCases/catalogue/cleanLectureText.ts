import type { LocalText } from '../../../src/domain/localText.ts';
import { cleanRichText } from './cleanRichText.ts';

/** The text of a lecture as `cleanRichText` leaves it; `null` if nothing is left of the Thai text. */
export function cleanLectureText(text: LocalText | null): LocalText | null {
  if (text === null) return null;
  const [th, en] = [cleanRichText(text.th), text.en === null ? '' : cleanRichText(text.en)];
  return th === '' ? null : { th, en: en === '' ? null : en };
}
