import { encode } from 'zod/mini';
import type { FailureDetails, WireFailure } from '../../src/contract/failure.ts';
import { signedQuoteCodec } from '../../src/contract/order/quote.ts';
import type { FailureCode } from '../../src/domain/failure.ts';
import { type Language, textIn } from '../../src/domain/localText.ts';
import { failureMessages, invalidReadMessages, piecesLeftMessages } from '../../src/i18n/app/failures.ts';
import { fieldProblem } from '../../src/i18n/app/fieldProblems.ts';
import { offerFaultWords } from '../../src/i18n/buying/offerFaults.ts';
import { formatDateTime } from '../../src/i18n/format.ts';
import { aboutField } from '../../src/i18n/people/aboutField.ts';
import type { FieldFault, Refusal, RefusalDetails } from '../base/refusal.ts';

const conflict = 409;

/** Statuses by code; 400 by default. */
const statuses: Partial<Record<FailureCode, number>> = {
  UNAUTHORIZED: 401,
  LOGIN_FAILED: 401,
  PERMISSION_DENIED: 403,
  WHITELIST_USER_DENIED: 403,
  BUYER_NOT_ALLOWED: 403,
  ORIGIN_REFUSED: 403,
  COURSE_ACCESS_DENIED: 403,
  NOT_FOUND: 404,
  NOT_PUBLISHED: 404,
  OVER_LIMIT_USER: conflict,
  ERROR_CREATE_USER_IN_DAY: conflict,
  DUPLICATE_USERNAME: conflict,
  DUPLICATE_EMAIL: conflict,
  COUPON_NOT_AVAILABLE: conflict,
  COURSE_DUPLICATE: conflict,
  NO_MORE_SEAT: conflict,
  NOT_ENOUGH_STOCK: conflict,
  TIME_LEFT: conflict,
  ALREADY_OWNED: conflict,
  REGISTRATION_CLOSED: conflict,
  PRICE_CHANGED: conflict,
  QUOTE_EXPIRED: conflict,
  OTHER_USER: conflict,
  STATUS_CONFLICT: conflict,
  CHANGED_MEANWHILE: conflict,
  REPORT_NOT_EXPECTED: conflict,
  REVIEW_NOT_BOUGHT: conflict,
  REVIEW_TOO_EARLY: conflict,
  SELLER_UNKNOWN: conflict,
  BOOKSTORE_OFF: conflict,
  SLIP_ALREADY_USED: conflict,
  TOO_MANY_ADDRESSES: conflict,
  GROUP_IN_USE: conflict,
  CATEGORY_IN_USE: conflict,
  LAST_ADMINISTRATOR: conflict,
  ORDER_STILL_OPEN: conflict,
  LINK_EXPIRED: 410,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ALLOWED: 415,
  IDEMPOTENCY_CONFLICT: 422,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  TEMPORARILY_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};

export const statusOf = (code: FailureCode): number => statuses[code] ?? 400;

/** The request's part of a refusal's body. */
type Asked = {
  readonly language: Language;
  /** The request only reads. */
  readonly savesNothing: boolean;
  readonly requestId?: string | undefined;
};

/** The body of a refusal in the request's language. */
export function failureBody({ code, details }: Refusal, { language, savesNothing, requestId }: Asked): WireFailure {
  const wire = wireDetails(details, language, requestId);
  const isInvalidRead = savesNothing && code === 'INPUT_ERROR';
  const message = isInvalidRead ? invalidReadMessages[language] : failureMessage(code, details, language);
  return { success: false, error: Object.keys(wire).length > 0 ? { code, message, details: wire } : { code, message } };
}

/** The message with its names and date. */
function failureMessage(
  code: FailureCode,
  { names, until, unitsLeft, reason }: RefusalDetails,
  language: Language,
): string {
  const said = reason === undefined ? failureMessages[language][code] : offerFaultWords(reason, language);
  const told = (names ?? []).map((name, at) => withUnitsLeft(name, unitsLeft?.[at], language));
  const words = [said, told.join(', ')].filter(Boolean).join(': ');
  return until === undefined ? words : `${words} (${formatDateTime(until, language)})`;
}

const withUnitsLeft = (name: string, left: number | undefined, language: Language): string =>
  left === undefined ? name : `${name} (${piecesLeftMessages[language](left)})`;

const sentencesOf = (fields: Readonly<Record<string, FieldFault>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, fault]) => [path, sentenceOf(fault, language)]));

const sentenceOf = (fault: FieldFault, language: Language): string =>
  typeof fault === 'string'
    ? fieldProblem(fault, language)
    : aboutField(fieldProblem(fault.code, language), textIn(fault.label, language));

const wireDetails = (details: RefusalDetails, language: Language, requestId: string | undefined): FailureDetails => ({
  ...(details.fields && { fields: sentencesOf(details.fields, language) }),
  ...(details.names && { names: [...details.names] }),
  ...(details.itemIds && { itemIds: [...details.itemIds] }),
  ...(details.reason && { reason: details.reason }),
  ...(details.quote && { quote: encode(signedQuoteCodec, details.quote) }),
  ...(details.until !== undefined && { until: new Date(details.until).toISOString() }),
  ...(requestId !== undefined && { requestId }),
});
