import { textIn } from '../../../domain/localText.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { formatDiscount, formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';
import { Summary } from '../../../ui/show/Summary.tsx';
import type { OfferQuestion } from './offerQuestion.ts';

/** The question before one kind of offer replaces the other, with both totals (specification 4). */
export function SwitchSheet({
  question,
  onAnswer,
}: {
  question: OfferQuestion;
  onAnswer: (isAgreed: boolean) => void;
}) {
  const texts = useMessages(offersMessages).switch;
  const nameOf = useOfferName();
  const { lost, gained, besides, before, after, currency, to } = question;
  const isWorse = after > before;
  /** The difference of the total, with its sign. */
  const change = (amount: number) =>
    amount > 0 ? `+${formatMoney(amount, currency)}` : formatDiscount(amount, currency);
  const row = (said: (name: string) => string, sign: 1 | -1) => (offer: Quote['offers'][number]) => ({
    key: `${offer.kind} ${offer.id}`,
    label: said(nameOf(offer)),
    amount: change(sign * offer.discount),
  });
  const rest = besides === 0 ? [] : [{ key: 'besides', label: texts.besides, amount: change(besides) }];
  return (
    <ConfirmSheet
      open
      title={texts[to].title}
      body={
        <div className="stack stack-3">
          <p>{texts[to].body}</p>
          <Summary
            lines={[
              { key: 'before', label: texts.before, amount: formatMoney(before, currency) },
              ...lost.map(row(texts.lost, 1)),
              ...gained.map(row(texts.gained, -1)),
              ...rest,
            ]}
            total={{ label: texts.after, amount: formatMoney(after, currency) }}
          />
          <Note tone={isWorse ? 'here' : 'info'}>
            <p>
              {after === before
                ? texts.same
                : (isWorse ? texts.dearer : texts.cheaper)(formatMoney(Math.abs(after - before), currency))}
            </p>
            {isWorse && <p>{texts[to].better}</p>}
          </Note>
        </div>
      }
      confirm={texts[to].confirm}
      refuse={texts[to].refuse}
      advisesNo={isWorse}
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
