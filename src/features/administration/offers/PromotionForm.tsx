import { useNavigate } from 'react-router-dom';
import { promotionTrial } from '../../../contract/administration/adminOffers.ts';
import {
  offerLineMaximum,
  offerLinesMaximum,
  offerTitleMaximum,
  type ShopPromotion,
} from '../../../domain/pricing/shopOffer.ts';
import { promotionDraft, type TypedPromotion } from '../../../domain/pricing/typedOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { OfferCourses } from './OfferCourses.tsx';
import { DiscountFields, TimeFields } from './OfferTermsFields.tsx';
import { OfferTrial } from './OfferTrial.tsx';
import { isTriable, neededOf } from './trialOf.ts';
import { usePromotionForm } from './useOfferForm.ts';

const descriptionsMaximum = offerLinesMaximum * (offerLineMaximum + 1);

/** The form of a promotion; `null` for a new one. */
export function PromotionForm({ promotion, stored }: { promotion: ShopPromotion | null; stored: TypedPromotion }) {
  const texts = useMessages(shopOffersMessages);
  const { currency } = useSiteSettings();
  const navigate = useNavigate();
  const close = () => void navigate(deskLinks.promotions());
  const form = usePromotionForm(promotion, stored, close);
  const { values, problems, change } = form;
  const draft = promotionDraft(values);
  return (
    <DeskFormFrame form={form} label={texts.promotions.title} savesUnchanged={promotion === null} onCancel={close}>
      <StaleNote form={form} labels={texts.fields} />
      <section className="leaf stack" aria-label={texts.promotions.title}>
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'languages', name: 'title', label: texts.fields.title },
              ...{ maximum: offerTitleMaximum, required: true },
            },
            {
              ...{ kind: 'languages', name: 'descriptions', label: texts.fields.descriptions, rows: 4 },
              ...{ maximum: descriptionsMaximum, hint: texts.fields.descriptionsHint },
            },
          ]}
        />
      </section>
      <DiscountFields form={form} />
      <OfferCourses courses={values.courses} problem={problems.courses} onCourses={(courses) => change({ courses })} />
      <section className="leaf stack" aria-label={texts.fields.when}>
        <h2 className="adm-group">{texts.fields.when}</h2>
        <TimeFields form={form} />
      </section>
      <OfferTrial
        draft={draft}
        courses={values.courses}
        needed={neededOf(draft)}
        isFaulty={!isTriable(draft, currency)}
        ask={({ draft, sample }) =>
          callServer(promotionTrial, { body: { draft, sample: [...sample], replacedId: promotion?.id ?? null } })
        }
      />
    </DeskFormFrame>
  );
}
