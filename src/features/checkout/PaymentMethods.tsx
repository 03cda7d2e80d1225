import '../../ui/styles/payment.css';
import { type OfferedPaymentMethod, type PaymentMethod, paymentRules } from '../../domain/order/paymentMethod.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon, type IconName } from '../../ui/show/Icon.tsx';
import { type MethodGroup, refuseMethod } from '../cart/methodGroups.ts';
import { useMethodTitle } from '../cart/useMethodTitle.ts';
import { PaymentAccounts } from './PaymentAccounts.tsx';

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  bankTransfer: 'bank',
  wallet: 'wallet',
  cardGateway: 'card',
  bankQr: 'qr',
  cardToken: 'card',
  cardTokenPromptPay: 'qr',
  cardGatewayInstallment: 'split',
  paymentLink: 'link',
  paymentLinkPromptPay: 'qr',
  billPayment: 'bill',
  cardGatewayQr: 'qr',
};

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
        <Icon name={icons[method]} large />
      </label>
      {paymentRules[method].needsAccount && refusal === null && (
        <div className="more sm">
          <PaymentAccounts accounts={offered.accounts} />
        </div>
      )}
    </>
  );
}
