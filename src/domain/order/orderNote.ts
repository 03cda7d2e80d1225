/** Subjects of a note of the desk. Only `asked` went to the buyer. */
export const noteKinds = ['note', 'asked', 'address', 'parcel'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** A line that an administrator wrote, or that a change of the order left. */
export type OrderNote = {
  readonly id: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly at: number;
  /** `null`: the account is gone. */
  readonly authorName: string | null;
};

export const noteMaximum = 1_000;
