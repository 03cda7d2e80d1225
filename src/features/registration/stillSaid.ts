type Typed = Readonly<Record<string, unknown>>;

/** What the shop refused, without the fields that were changed since `sent`; what is no field of the form stays. */
export const stillSaid = (
  refused: Readonly<Record<string, string>>,
  sent: Typed | null,
  typed: Typed,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => sent === null || sent[field] === typed[field]));
