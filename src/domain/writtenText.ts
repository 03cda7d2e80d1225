/** More marks over one letter belong to no language and cover other lines. */
const marksMaximum = 4;
const towers = new RegExp(`(\\p{M}{${marksMaximum}})\\p{M}+`, 'gu');
/** Accents of Latin, Greek and Cyrillic letters; languages need two at once. */
const accents = /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]{2})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]+/g;
const thaiMarks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/g;
/** Places of Thai marks at a letter: tones and the silencer, vowels below, marks directly above. */
const thaiPlaces = [/[\u0e48-\u0e4c]/, /[\u0e38\u0e39]/, /\u0e3a/, /./];
const placeOf = (mark: string): number => thaiPlaces.findIndex((place) => place.test(mark));
/** A second mark in the same place would cover the first, or the line above. */
const oneInEachPlace = (marks: string): string =>
  [...marks].filter((mark, at, all) => all.findIndex((other) => placeOf(other) === placeOf(mark)) === at).join('');

/** Embeddings, overrides and isolates; the marks that Arabic and emoji need (U+200D to U+200F) stay. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Fillers that count as letters but show nothing. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/**
 * The text without direction changes and with a bounded number of marks: one in each place of a Thai letter, two
 * accents on a Latin one, four otherwise.
 */
export const withinItself = (text: string): string =>
  text.replace(directionControls, '').replace(thaiMarks, oneInEachPlace).replace(accents, '$1').replace(towers, '$1');

/** Whether a text shows no letter, digit or sign. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{S}\p{P}]/u.test(text.replace(unseen, ''));

/** A text of the shop as stored: cleaned and trimmed, '' if it shows nothing. */
export function writtenText(typed: string): string {
  const text = withinItself(typed).trim();
  return isBlank(text) ? '' : text;
}
