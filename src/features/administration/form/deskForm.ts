/** A request to save, with the idempotency key of its values. */
export type SaveRequest<Values> = { readonly values: Values; readonly key: string };

/** Changes of a desk form. Nothing is persisted. */
export type DeskForm<Values> = {
  /** The values from the first change on; `null` while it shows the stored ones. */
  readonly typed: Values | null;
  /** The stored values at the first change. */
  readonly base: Values | null;
  /** Submitted once, so problems show. */
  readonly isPressed: boolean;
  /** The last request until it is saved. */
  readonly request: SaveRequest<Values> | null;
};

/** Changed values, or how they follow from the newest ones. */
export type FormChanges<Values> = Partial<Values> | ((newest: Values) => Partial<Values>);

export type DeskFormEvent<Values> =
  | { readonly type: 'typed'; readonly stored: Values; readonly changes: FormChanges<Values> }
  | { readonly type: 'pressed' }
  | { readonly type: 'sent'; readonly request: SaveRequest<Values> }
  /** `patch`: values that the server made with the save. */
  | { readonly type: 'saved'; readonly values: Values; readonly patch?: Partial<Values> }
  | { readonly type: 'givenUp' };

export const untouchedForm = { typed: null, base: null, isPressed: false, request: null } as const;

/** The form after an event. Values typed while a request was running stay. */
export function reduceDeskForm<Values extends object>(
  form: DeskForm<Values>,
  event: DeskFormEvent<Values>,
): DeskForm<Values> {
  switch (event.type) {
    case 'typed':
      return {
        ...form,
        typed: after(form.typed ?? event.stored, event.changes),
        base: form.base ?? event.stored,
      };
    case 'pressed':
      return { ...form, isPressed: true };
    case 'sent':
      return { ...form, request: event.request };
    case 'saved':
      return form.typed === null || isSame(form.typed, event.values)
        ? untouchedForm
        : { ...untouchedForm, typed: { ...form.typed, ...event.patch }, base: { ...event.values, ...event.patch } };
    case 'givenUp':
      return untouchedForm;
  }
}

const after = <Values extends object>(values: Values, changes: FormChanges<Values>): Values => ({
  ...values,
  ...(typeof changes === 'function' ? changes(values) : changes),
});

/** Whether leaving would lose changes. */
export const isDirty = <Values>({ typed, base }: DeskForm<Values>): boolean => typed !== null && !isSame(typed, base);

/**
 * The request of a submission. The same values keep the key of their last request, so that a lost answer has one
 * effect.
 */
export function requestOf<Values>(form: DeskForm<Values>, stored: Values, newKey: string): SaveRequest<Values> {
  const values = form.typed ?? stored;
  return form.request !== null && isSame(form.request.values, values) ? form.request : { values, key: newKey };
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
