import type { LocalText } from '../localText.ts';
import type { StoredAnswer } from './customLabel.ts';

/** What somebody told at registration beside name, e-mail and number, as the administrator reads it. */
export type RegisteredPerson = {
  readonly nickname: string | null;
  readonly address: string | null;
  readonly groupName: LocalText | null;
  /** Of the profile picture, in the private store. */
  readonly pictureName: string | null;
  readonly answers: readonly StoredAnswer[];
};
