/** The values and the idempotency key of one submission. */
export type Sent<Values> = { readonly values: Values; readonly key: string };

/**
 * The persisted state of a form; `values` is `null` while it is closed. Until the last submission is answered,
 * identical values keep its key, also after other edits and a reload.
 */
export type Typed<Values> = {
  readonly values: Values | null;
  readonly key: string;
  readonly sent: Sent<Values> | null;
};

export const nothingTyped = { values: null, key: '', sent: null };

/** The form after a change. `arrivedKey` is the key of the last answered submission, which is not reused. */
export function changedForm<Values>(typed: Typed<Values>, changed: Values, arrivedKey: string): Typed<Values> {
  const sent = typed.sent?.key === arrivedKey ? null : typed.sent;
  const isSame = sent !== null && JSON.stringify(changed) === JSON.stringify(sent.values);
  return { values: changed, key: isSame ? sent.key : '', sent };
}
