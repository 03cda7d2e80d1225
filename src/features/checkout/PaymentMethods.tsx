import '../../ui/styles/payment.css';
import {
  isReported,
  methodDescriptions,
  type OfferedPaymentMethod,
  type PaymentMethod,
} from '../../domain/order/paymentMethod.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { ShopQr } from '../bankTransfer/ShopQr.tsx';
import { type MethodGroup, refuseMethod } from '../cart/methodGroups.ts';
import { useMethodTitle } from '../cart/useMethodTitle.ts';
import { PaymentAccounts } from './PaymentAccounts.tsx';

/** The payment methods by kind. A method that needs the network says so and waits. */
export function PaymentMethods({
  groups,
  chosen,
  isAway,
  onChoose,
}: {
  groups: readonly MethodGroup[];
  chosen: PaymentMethod | null;
  isAway: boolean;
  onChoose: (method: PaymentMethod) => void;
}) {
  const texts = useMessages(checkoutMessages).methods;
  return (
    <div className="stack stack-3">
      {groups.map((group) => (
        <fieldset className="pay" key={group.name}>
          <legend>{texts.groups[group.name]}</legend>
          {group.methods.map((offered) => (
            <MethodOption
              key={offered.method}
              offered={offered}
              isChosen={offered.method === chosen}
              isAway={isAway}
              onChoose={() => onChoose(offered.method)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function MethodOption({
  offered,
  isChosen,
  isAway,
  onChoose,
}: {
  offered: OfferedPaymentMethod;
  isChosen: boolean;
  isAway: boolean;
  onChoose: () => void;
}) {
  const texts = useMessages(checkoutMessages).methods;
  const titleOf = useMethodTitle();
  const { method } = offered;
  const refusal = refuseMethod(offered, isAway);
  return (
    <>
      <label>
        <input
          type="radio"
          name="payment-method"
          value={method}
          checked={isChosen}
          disabled={refusal !== null}
          onChange={onChoose}
        />
        <span>
          <b>{titleOf(offered)}</b>
          <span className="h">{refusal === null ? texts.details[method] : texts[refusal]}</span>
        </span>
        <Icon name={methodDescriptions[method].icon} large />
      </label>
      {isReported(method) && refusal === null && (
        <div className="more sm stack stack-3">
          <PaymentAccounts accounts={offered.accounts} />
          {offered.qrImageUrl && (
            <div className="row">
              <ShopQr url={offered.qrImageUrl} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
