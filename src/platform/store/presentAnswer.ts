import type { QueryKey } from '@tanstack/react-query';

/** Before this shape a course or product told one fee only. */
const feesShape = 6;

/** What an answer of a former shape says, in the present one (`stillRead`). */
export const presentAnswer = (key: QueryKey, data: unknown, shape: number | string): unknown => {
  if (key[0] === 'ownComments') return withAnsweredIds(data);
  if (key[0] === 'countdown') return withStatement(data);
  const item = key[0] === 'products' && isWholeItem(key) ? withPublishEnd(data) : data;
  return typeof shape === 'number' && shape < feesShape && isWholeItem(key) ? withHighestFee(item) : item;
};

const isWholeItem = ([, part]: QueryKey): boolean => part === 'detail' || part === 'group';

/** The next answer brings the highest one; until then all fees look alike. */
const withHighestFee = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'fromPrices' in item ? { toPrices: item.fromPrices, ...item } : item;

/** A further field, which came without another shape: until the next answer a product's sale has no end. */
const withPublishEnd = (product: unknown): unknown =>
  typeof product === 'object' && product !== null ? { publishEndsAt: null, ...product } : product;

/** Likewise: until the next answer only answers that are seen count. */
const withAnsweredIds = (own: unknown): unknown =>
  typeof own === 'object' && own !== null ? { answeredIds: [], ...own } : own;

/** Likewise: before there were signed statements, what the answer itself said was all; then they named no key. */
const withStatement = (countdown: unknown): unknown => {
  if (typeof countdown !== 'object' || countdown === null) return countdown;
  const signed = 'signed' in countdown ? countdown.signed : null;
  return {
    ...countdown,
    signed: typeof signed === 'object' && signed !== null ? { publicKey: null, ...signed } : null,
  };
};
