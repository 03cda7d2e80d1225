/** One intention: the values of a press, and the idempotency key that they went out with. */
export type Sent<Values> = { readonly values: Values; readonly key: string };

/**
 * The persisted state of a form; `values` is `null` while it is closed. Until the press that was sent last has an answer,
 * identical values are the same intention and keep its key, also after other changes and after a reload.
 */
export type Typed<Values> = {
  readonly values: Values | null;
  readonly key: string;
  readonly sent: Sent<Values> | null;
};

export const nothingTyped = { values: null, key: '', sent: null };

/** The form after a change. `arrivedKey` is the key of the last answered press, whose intention is over. */
export function changedForm<Values>(typed: Typed<Values>, changed: Values, arrivedKey: string): Typed<Values> {
  const sent = typed.sent?.key === arrivedKey ? null : typed.sent;
  const isSame = sent !== null && JSON.stringify(changed) === JSON.stringify(sent.values);
  return { values: changed, key: isSame ? sent.key : '', sent };
}
