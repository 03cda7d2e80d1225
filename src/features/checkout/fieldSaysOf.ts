import { CallFailed } from '../../platform/net/callFailed.ts';
import type { FieldSays } from '../../ui/form/useFailureInSight.ts';
import { fieldSays } from '../registration/sentencesOfFailure.ts';
import { BuyerRefused } from './attempt/orderFailures.ts';

/**
 * Whether a field says what failed. Those of a refused guest say it once the page is drawn again, and the shop may ask for
 * more than the form has heard of; of an order, tax and address say what is wrong with them, and the ways to send that one
 * has gone.
 */
export function fieldSaysOf(failure: unknown): FieldSays {
  if (failure instanceof BuyerRefused) return fieldSays(failure.failure) === 'never' ? 'never' : 'later';
  if (!(failure instanceof CallFailed)) return 'never';
  return failure.code === 'NO_SHIPPING_OPTION' || Object.keys(failure.facts.fields).length > 0 ? 'now' : 'never';
}
