/** The SQLSTATE classes and codes that the shop distinguishes. */
const sqlStates = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/** The error and the errors that caused it, outermost first. */
function* causesOf(error: unknown): Generator<object> {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    yield cause;
    if (cause instanceof AggregateError) yield* cause.errors.filter((each) => typeof each === 'object');
  }
}

const textOf = (error: object, field: string): string | null => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : null;
};

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

/** The five-character SQLSTATE of a failed statement, on either driver, or `null` for any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const code = textOf(cause, 'code');
    if (code !== null && isSqlState(code)) return code;
  }
  return null;
}

/** The name of the constraint that refused a row, or `null`. */
function constraintOf(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const constraint = textOf(cause, 'constraint');
    if (constraint !== null) return constraint;
  }
  return null;
}

/** Whether a unique index (of this name, when one is given) refused the row. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlStateOf(error) === sqlStates.uniqueViolation && (constraint === undefined || constraintOf(error) === constraint);

/** Whether a unique index, a foreign key or a check refused the row. */
export const isConstraintViolation = (error: unknown): boolean => sqlStateOf(error)?.startsWith('23') ?? false;

/** Whether the transaction may succeed when run again. */
export function isRepeatable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === sqlStates.serializationFailure || state === sqlStates.deadlockDetected;
}

/**
 * Whether a disk is full: that of the database, or that of a file. A child process and the embedded database tell it in
 * words only.
 */
export function isDiskFull(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (['ENOSPC', 'EDQUOT', '53100'].includes(textOf(cause, 'code') ?? '')) return true;
    if (/no space left on device/i.test(textOf(cause, 'message') ?? '')) return true;
  }
  return false;
}

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
]);
const goneMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/;

/**
 * Whether the database is temporarily away: stopped, restarting, unreachable, or out of connections. The request is
 * answered 503 and may be repeated.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = textOf(cause, 'code') ?? '';
    // 08: connection exceptions; 57P: shutdown and start-up; 53: too few resources.
    if (goneCodes.has(code) || (isSqlState(code) && /^(08|57P|53)/.test(code))) return true;
    if (goneMessages.test(textOf(cause, 'message') ?? '')) return true;
  }
  return false;
}
