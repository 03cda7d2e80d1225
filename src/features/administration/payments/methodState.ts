import { chargesIn, isReported } from '../../../domain/order/paymentMethod.ts';
import type { ShopMethod } from '../../../domain/order/typedMethods.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';

/** Why buyers see a method, or do not. */
export type MethodState = 'offered' | 'off' | 'noKeys' | 'noAccount' | 'notInCurrency';

/** The state of a method in a shop with this currency. `hasAccount`: buyers see an account to transfer to. */
export function methodState(
  { method, isOn, hasKeys }: Pick<ShopMethod, 'method' | 'isOn' | 'hasKeys'>,
  { currency, hasAccount }: { readonly currency: Currency; readonly hasAccount: boolean },
): MethodState {
  if (!hasKeys) return 'noKeys';
  if (!isOn) return 'off';
  if (!chargesIn(method, currency)) return 'notInCurrency';
  return isReported(method) && !hasAccount ? 'noAccount' : 'offered';
}
