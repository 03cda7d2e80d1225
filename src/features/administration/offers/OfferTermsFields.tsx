import type { TypedTerms } from '../../../domain/pricing/typedOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import type { FieldProblems } from '../form/useDeskForm.ts';

/** A form whose values have the terms of an offer among them. */
export type TermsForm = {
  readonly values: TypedTerms;
  readonly problems: FieldProblems;
  readonly change: (changes: Partial<TypedTerms>) => void;
};

/** Kind and size of the discount, and what it applies to. */
export function DiscountFields({ form }: { form: TermsForm }) {
  const texts = useMessages(shopOffersMessages).fields;
  const { currency } = useSiteSettings();
  const { scope, discountKind } = form.values;
  const amount = { kind: 'line', inputMode: 'decimal', autoComplete: 'off', hint: texts.amountHint } as const;
  const whole = { kind: 'line', inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <section className="leaf stack" aria-label={texts.discount}>
      <h2 className="adm-group">{texts.discount}</h2>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'choice', name: 'discountKind', label: texts.kind },
              choices: (['percent', 'amount'] as const).map((value) => ({ value, label: texts.kinds[value] })),
            },
            ...(discountKind === 'percent'
              ? [{ ...whole, name: 'percent' as const, label: texts.percent, hint: texts.percentHint }]
              : [
                  { ...amount, name: 'amountThb' as const, label: texts.amountThb, required: currency === 'THB' },
                  { ...amount, name: 'amountUsd' as const, label: texts.amountUsd, required: currency === 'USD' },
                ]),
          ]}
        />
      </div>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'choice', name: 'scope', label: texts.scope },
              choices: (['perCourse', 'courseCount'] as const).map((value) => ({ value, label: texts.scopes[value] })),
            },
            ...(scope === 'courseCount'
              ? [{ ...whole, name: 'minimumCourses' as const, label: texts.minimumCourses }]
              : []),
          ]}
        />
      </div>
    </section>
  );
}

/** The switch, and the times of an offer. */
export function TimeFields({ form }: { form: TermsForm }) {
  const texts = useMessages(shopOffersMessages).fields;
  return (
    <>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            { kind: 'dateTime', name: 'startsAt', label: texts.startsAt, hint: texts.timeHint },
            { kind: 'dateTime', name: 'endsAt', label: texts.endsAt, hint: texts.timeHint },
          ]}
        />
      </div>
      <DeskFields form={form} fields={[{ kind: 'check', name: 'isOn', label: texts.isOn, detail: texts.isOnDetail }]} />
    </>
  );
}
