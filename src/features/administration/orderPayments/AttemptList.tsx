import type { MoneylessAttempt } from '../../../domain/order/orderPayment.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';
import { Facts } from '../Facts.tsx';

const tones: Readonly<Record<MoneylessAttempt['state'], Tone>> = { open: 'plain', unknown: 'here', declined: 'error' };

/** The attempts to pay that brought no money, the newest first. */
export function AttemptList({ attempts, level }: { attempts: readonly MoneylessAttempt[]; level: 2 | 3 }) {
  const { attempts: texts } = useMessages(orderPaymentMessages);
  const Heading = `h${level}` as const;
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <Heading className="adm-group">{texts.title}</Heading>
      <ul className="stack stack-3">
        {attempts.toReversed().map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
}

function Attempt({ attempt }: { attempt: MoneylessAttempt }) {
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
    </li>
  );
}
