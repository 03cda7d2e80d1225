import { type Language, type LocalText, textIn } from '../localText.ts';
import type { Sharing } from './sharing.ts';

/** The box beside a shared link. Without a picture the shop's logo is shown. */
export type LinkCard = {
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
};

/** The cards of an item's link: its sharing texts, otherwise its own. X falls back to Facebook's. */
export function linkCards(own: LinkCard, sharing: Sharing | undefined, language: Language) {
  const facebook = cardOver(own, sharing?.facebook, language);
  return { facebook, twitter: cardOver(facebook, sharing?.twitter, language) };
}

function cardOver(card: LinkCard, over: Sharing['facebook'] | undefined, language: Language): LinkCard {
  const given = (text: LocalText | null | undefined, fallback: string) => (text && textIn(text, language)) || fallback;
  return {
    title: given(over?.title, card.title),
    description: shortDescription(given(over?.description, card.description)),
    picture: over?.image ?? card.picture,
  };
}

/** Longer descriptions are cut by others in the middle of a word. */
const longestDescription = 300;

/** A description in one line, cut between words. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= longestDescription) return line;
  let length = longestDescription - 1;
  while (/\p{M}/u.test(signs[length] ?? '')) length -= 1;
  const cut = signs.slice(0, length).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > length / 2 ? cut.slice(0, end) : cut}…`;
}
