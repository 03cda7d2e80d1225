import { CallFailed } from '../../platform/net/callFailed.ts';
import type { FieldSays } from '../../ui/form/useFailureInSight.ts';
import { fieldSays } from '../registration/sentencesOfFailure.ts';
import { BuyerRefused } from './attempt/orderFailures.ts';

/**
 * Whether a field shows the failure. A refused guest's fields appear with the next render, because the shop may require
 * more. For an order: tax, address and shipping show their own problems.
 */
export function fieldSaysOf(failure: unknown): FieldSays {
  if (failure instanceof BuyerRefused) return fieldSays(failure.failure) === 'never' ? 'never' : 'later';
  if (!(failure instanceof CallFailed)) return 'never';
  return failure.code === 'NO_SHIPPING_OPTION' || Object.keys(failure.facts.fields).length > 0 ? 'now' : 'never';
}
