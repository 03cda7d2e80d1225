/** More marks over one letter belong to no language; they only climb over the lines of others. */
const marksMaximum = 4;
const towers = new RegExp(`(\\p{M}{${marksMaximum}})\\p{M}+`, 'gu');

/** Embeddings, overrides and isolates; the marks that Arabic and emoji need (U+200D to U+200F) stay. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Fillers that count as letters or signs, and show nothing. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** The text without what reaches beyond it: nothing turns the direction of what stands after, and letters keep four marks. */
export const withinItself = (text: string): string => text.replace(directionControls, '').replace(towers, '$1');

/** Whether nobody would see a letter, a figure or a sign in it. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{S}\p{P}]/u.test(text.replace(unseen, ''));

/** A text of the shop as it is kept: within itself, nothing around it, and empty where it would show nothing. */
export function writtenText(typed: string): string {
  const text = withinItself(typed).trim();
  return isBlank(text) ? '' : text;
}
