import type { MoneylessAttempt } from '../../../domain/order/orderPayment.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';
import { Facts } from '../Facts.tsx';
import type { PaymentDeed } from './usePaymentDeeds.ts';

const tones: Readonly<Record<MoneylessAttempt['state'], Tone>> = { open: 'plain', unknown: 'here', declined: 'error' };

type Deeds = {
  readonly isPending: boolean;
  readonly isShut: boolean;
  readonly onAct: (deed: PaymentDeed) => void;
};

/** The attempts to pay that brought no money, the newest first. */
export function AttemptList({
  attempts,
  level,
  ...deeds
}: { attempts: readonly MoneylessAttempt[]; level: 2 | 3 } & Deeds) {
  const { attempts: texts } = useMessages(orderPaymentMessages);
  const Heading = `h${level}` as const;
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <Heading className="adm-group">{texts.title}</Heading>
      <ul className="stack stack-3">
        {attempts.toReversed().map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} {...deeds} />
        ))}
      </ul>
    </section>
  );
}

function Attempt({ attempt, isPending, isShut, onAct }: { attempt: MoneylessAttempt } & Deeds) {
  const { attempts: texts, ...labels } = useMessages(orderPaymentMessages);
  const { names } = useMessages(checkoutMessages).methods;
  const format = useFormat();
  const { state, method, amount, currency, startedAt, failure, reference } = attempt;
  return (
    <li className="well stack stack-3">
      <div className="row sb">
        <span className="strong">
          {names[method]} <span className="num nb">{formatMoney(amount, currency)}</span>
        </span>
        <Tag tone={tones[state]}>{texts.states[state]}</Tag>
      </div>
      <Facts
        facts={[
          { key: 'startedAt', label: texts.startedAt, value: format.dateTime(startedAt) },
          { key: 'failure', label: texts.failure, value: failure && texts.failures[failure] },
          { key: 'reference', label: labels.reference, value: reference },
        ]}
      />
      {state !== 'declined' && <p className="hint">{texts.hints[state]}</p>}
      {state === 'unknown' && (
        <div className="row">
          {[false, true].map((isPaid) => (
            <Button
              key={String(isPaid)}
              kind="outline"
              busy={isPending}
              aria-disabled={isShut || undefined}
              onClick={() => !isShut && onAct({ kind: 'decide', attemptId: attempt.id, isPaid })}
            >
              {isPaid ? texts.moneyFound : texts.noMoney}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
