import type { LocalText } from '../localText.ts';

/** A teacher of the catalogue and the account that answers as them. */
export type Teacher = {
  readonly id: string;
  readonly name: LocalText;
  /** E-mail of the account that answers under the teacher's courses, or `null`. */
  readonly accountEmail: string | null;
};
