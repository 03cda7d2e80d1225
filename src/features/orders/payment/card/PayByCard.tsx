import '../../../../ui/styles/payment.css';
import type { CardProblem } from '../../../../domain/order/cardEntry.ts';
import { cardFieldMaximum } from '../../../../domain/order/cardEntry.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { FailureNote } from '../../../../ui/notice/FailureNote.tsx';
import { Note } from '../../../../ui/notice/Note.tsx';
import { NetworkButton, NetworkNote } from '../../../../ui/press/NetworkButton.tsx';
import { Icon } from '../../../../ui/show/Icon.tsx';
import { Loading } from '../../../../ui/state/Skeleton.tsx';
import { useNoTagManager } from '../../../measurement/useNoTagManager.ts';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, FailedTryNote } from '../provider/ChargeStates.tsx';
import { type CardFormOfOrder, usePayByCard } from './usePayByCard.ts';

/** Pays an order by card, in a document without another site's script. */
export function PayByCard({ order }: { order: Order }) {
  return useNoTagManager() ? <CardStep order={order} /> : <Loading />;
}

/** A declined card leaves the form for another one. */
function CardStep({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const { payment, form } = usePayByCard(order);
  return (
    <ChargeStates payment={payment} words={texts.redirect}>
      {(view) => (
        <StepSection title={texts.card.title}>
          <FailedTryNote view={view} payment={payment} />
          <CardFields form={form} total={formatMoney(order.total, order.currency)} isBusy={payment.start.isPending} />
        </StepSection>
      )}
    </ChargeStates>
  );
}

function CardFields({ form, total, isBusy }: { form: CardFormOfOrder; total: string; isBusy: boolean }) {
  const texts = useMessages(chargeMessages);
  const { card } = texts;
  const { entry, number, problems, refusal, network } = form;
  const say = (problem: CardProblem | undefined) => problem && card.problems[problem];
  const digits = { inputMode: 'numeric', pattern: '[0-9]*', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <form id={form.id} className="stack stack-3" noValidate onSubmit={form.submit}>
      <TextField
        {...digits}
        label={number.type === null ? card.number : `${card.number} · ${number.type}`}
        icon="card"
        required
        autoComplete="cc-number"
        value={number.shown}
        maxLength={number.maximum + 4}
        problem={say(problems.number)}
        onText={form.type('number')}
      />
      <TextField
        label={card.name}
        required
        autoComplete="cc-name"
        autoCapitalize="characters"
        value={entry.name}
        problem={say(problems.name)}
        onText={form.type('name')}
      />
      <div className="card-parts">
        <TextField
          {...digits}
          label={card.month}
          required
          autoComplete="cc-exp-month"
          maxLength={cardFieldMaximum.month}
          value={entry.month}
          problem={say(problems.month)}
          onText={form.type('month')}
        />
        <TextField
          {...digits}
          label={card.year}
          required
          autoComplete="cc-exp-year"
          maxLength={cardFieldMaximum.year}
          value={entry.year}
          problem={say(problems.year)}
          onText={form.type('year')}
        />
        <TextField
          {...digits}
          type="password"
          label={card.code}
          hint={card.codeHint}
          required
          autoComplete="cc-csc"
          maxLength={number.codeLength ?? cardFieldMaximum.code}
          value={entry.code}
          problem={say(problems.code)}
          onText={form.type('code')}
        />
      </div>
      {refusal !== null && (
        <Note tone="error" live>
          {refusal.kind === 'refused' ? card.refused(refusal.message) : card.unavailable}
        </Note>
      )}
      <FailureNote error={form.error} />
      <div className="stack stack-2">
        <NetworkButton type="submit" form={form.id} network={network} busy={isBusy} icon="lock">
          {card.pay(total)}
        </NetworkButton>
        <NetworkNote network={network} why={texts.needsNetwork} slow={card.sending} />
      </div>
      <p className="row nowrap sm mut">
        <Icon name="lock" />
        <span>{form.isEncrypted ? card.encrypted : card.safe}</span>
      </p>
    </form>
  );
}
