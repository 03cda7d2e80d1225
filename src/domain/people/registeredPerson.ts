import type { LocalText } from '../localText.ts';
import type { StoredAnswer } from './customLabel.ts';

/** The registration answers of a person, as an administrator reads them. */
export type RegisteredPerson = {
  readonly nickname: string | null;
  readonly address: string | null;
  readonly groupName: LocalText | null;
  /** Name of the profile picture in the private store. */
  readonly pictureName: string | null;
  readonly answers: readonly StoredAnswer[];
};
