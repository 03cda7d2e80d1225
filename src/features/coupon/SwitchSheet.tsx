import { textIn } from '../../domain/localText.ts';
import type { Quote } from '../../domain/quote.ts';
import { formatDiscount, formatMoney } from '../../i18n/format.ts';
import { offersMessages } from '../../i18n/offers.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { Note } from '../../ui/Note.tsx';
import { Summary } from '../../ui/Summary.tsx';
import type { OfferQuestion } from './offerQuestion.ts';

/** Asks before one kind of offer takes the other's place: what goes, what comes, and both totals (specification 4). */
export function SwitchSheet({
  question,
  onAnswer,
}: {
  question: OfferQuestion;
  onAnswer: (isAgreed: boolean) => void;
}) {
  const texts = useMessages(offersMessages).switch;
  const nameOf = useOfferName();
  const { lost, gained, before, after, currency, to } = question;
  const row = (said: (name: string) => string) => (offer: Quote['offers'][number]) => ({
    key: `${offer.kind} ${offer.id}`,
    label: said(nameOf(offer)),
    amount: formatDiscount(offer.discount, currency),
  });
  return (
    <ConfirmSheet
      open
      title={texts[to].title}
      body={
        <div className="stack stack-3">
          <p>{texts[to].body}</p>
          <Summary
            lines={[
              ...lost.map(row(texts.lost)),
              ...gained.map(row(texts.gained)),
              { key: 'before', label: texts.before, amount: formatMoney(before, currency) },
            ]}
            total={{ label: texts.after, amount: formatMoney(after, currency) }}
          />
          <Note tone={after > before ? 'here' : 'info'}>
            {after === before
              ? texts.same
              : (after > before ? texts.dearer : texts.cheaper)(formatMoney(Math.abs(after - before), currency))}
          </Note>
        </div>
      }
      confirm={texts[to].confirm}
      refuse={texts[to].refuse}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}

function useOfferName() {
  const texts = useMessages(offersMessages).switch;
  const { language } = useLanguage();
  return (offer: Quote['offers'][number]): string =>
    offer.kind === 'coupon' ? texts.couponNamed(offer.code) : texts.promotionNamed(textIn(offer.title, language));
}
