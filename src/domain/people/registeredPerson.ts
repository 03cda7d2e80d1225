import type { LocalText } from '../localText.ts';
import type { Acceptance } from '../site/acceptance.ts';
import type { StoredAnswer } from './customLabel.ts';

/** The registration answers of a person and what they accepted, as an administrator reads them. */
export type RegisteredPerson = {
  readonly nickname: string | null;
  readonly address: string | null;
  readonly groupName: LocalText | null;
  /** Name of the profile picture in the private store. */
  readonly pictureName: string | null;
  readonly answers: readonly StoredAnswer[];
  /** Accepted at the registration, or with the order that it is shown for; `null` for nothing. */
  readonly acceptance: Acceptance | null;
};
