import { useNavigate } from 'react-router-dom';
import { couponTrial } from '../../../contract/administration/adminOffers.ts';
import type { PaymentMethod } from '../../../domain/order/paymentMethod.ts';
import { couponLabelMaximum } from '../../../domain/pricing/shopOffer.ts';
import { couponDraft, type TypedCoupon } from '../../../domain/pricing/typedOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { CheckGroup } from '../../../ui/form/CheckGroup.tsx';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { useMethodTitle } from '../../cart/useMethodTitle.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { FieldProblems, OpenDeskForm } from '../form/useDeskForm.ts';
import { OfferCourses } from './OfferCourses.tsx';
import { DiscountFields, TimeFields } from './OfferTermsFields.tsx';
import { OfferTrial } from './OfferTrial.tsx';
import { isTriable, neededOf } from './trialOf.ts';
import { type EditedCoupon, type TypedBatch, useBatchForm, useCouponForm } from './useOfferForm.ts';

type Props = {
  /** The ways to pay that the shop offers. */
  methods: readonly PaymentMethod[];
};

const codeLook = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** The form of one coupon. */
export function CouponForm({ edited, stored, methods }: Props & { edited: EditedCoupon; stored: TypedCoupon }) {
  const texts = useMessages(shopOffersMessages);
  const navigate = useNavigate();
  const close = () => void navigate(deskLinks.coupons());
  const form = useCouponForm(edited, stored, close);
  const label = { kind: 'line', name: 'label', label: texts.fields.label, hint: texts.fields.labelHint } as const;
  return (
    <DeskFormFrame form={form} label={texts.coupons.title} savesUnchanged={edited === null} onCancel={close}>
      <StaleNote form={form} labels={texts.fields} />
      <section className="leaf stack" aria-label={texts.coupons.title}>
        <div className="g2">
          <DeskFields
            form={form}
            fields={[
              {
                ...{ ...codeLook, kind: 'line', name: 'code', label: texts.fields.code, hint: texts.fields.codeHint },
                ...{ required: true, maxLength: 80 },
              },
              { ...label, maxLength: roomFor(couponLabelMaximum) },
            ]}
          />
        </div>
      </section>
      <CouponTerms form={form} methods={methods} />
    </DeskFormFrame>
  );
}

/** The form of many coupons with random codes. */
export function BatchForm({ stored, methods }: Props & { stored: TypedBatch }) {
  const texts = useMessages(shopOffersMessages);
  const navigate = useNavigate();
  const form = useBatchForm(stored, (label) => void navigate(deskLinks.coupons(label)));
  return (
    <DeskFormFrame form={form} label={texts.batch.title} savesUnchanged onCancel={() => navigate(deskLinks.coupons())}>
      <section className="leaf stack" aria-label={texts.batch.title}>
        <p className="read">{texts.batch.body}</p>
        <div className="g2">
          <DeskFields
            form={form}
            fields={[
              {
                ...{ ...codeLook, kind: 'line', name: 'code', label: texts.batch.prefix },
                ...{ hint: texts.batch.prefixHint, maxLength: 30 },
              },
              {
                ...{ kind: 'line', name: 'count', label: texts.batch.count, hint: texts.batch.countHint },
                ...{ inputMode: 'numeric', required: true },
              },
              {
                ...{ kind: 'line', name: 'label', label: texts.fields.label, hint: texts.batch.labelHint },
                maxLength: roomFor(couponLabelMaximum),
              },
            ]}
          />
        </div>
      </section>
      <CouponTerms form={form} methods={methods} />
    </DeskFormFrame>
  );
}

type TermsForm = {
  readonly values: TypedCoupon;
  readonly problems: FieldProblems;
  readonly change: OpenDeskForm<TypedCoupon>['change'];
};

function CouponTerms({ form, methods }: Props & { form: TermsForm }) {
  const texts = useMessages(shopOffersMessages).fields;
  const { values, problems, change } = form;
  const { required } = texts;
  const { currency } = useSiteSettings();
  const titleOf = useMethodTitle();
  const offered = [...new Set([...methods, ...values.methods])];
  return (
    <>
      <DiscountFields form={form} />
      <OfferCourses courses={values.courses} problem={problems.courses} onCourses={(courses) => change({ courses })} />
      <section className="leaf stack" aria-label={texts.when}>
        <h2 className="adm-group">{texts.when}</h2>
        <div className="g2">
          <DeskFields
            form={form}
            fields={[
              {
                ...{ kind: 'line', name: 'quantity', label: texts.quantity, hint: texts.quantityHint },
                ...{ inputMode: 'numeric', autoComplete: 'off' },
              },
            ]}
          />
        </div>
        <DeskFields
          form={form}
          fields={[{ kind: 'check', name: 'onePerUser', label: texts.onePerUser, detail: texts.onePerUserDetail }]}
        />
        <TimeFields form={form} />
        <CheckGroup
          legend={texts.methods}
          choices={offered.map((method) => ({ value: method, label: titleOf({ method, title: null }) }))}
          chosen={values.methods}
          several
          required
          requiredWord={required}
          problem={problems.paymentMethods}
          onChoose={(chosen) => change({ methods: offered.filter((method) => chosen.includes(method)) })}
        />
      </section>
      <OfferTrial
        draft={couponDraft(values)}
        courses={values.courses}
        needed={neededOf(couponDraft(values))}
        isFaulty={!isTriable(couponDraft(values), currency)}
        ask={({ draft, sample }) => callServer(couponTrial, { body: { draft, sample: [...sample] } })}
      />
    </>
  );
}
