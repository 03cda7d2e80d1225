import type { ReactNode } from 'react';
import { currencies } from '../../../domain/pricing/currency.ts';
import {
  contactAddressMaximum,
  paymentTitleMaximum,
  refundPromiseMaximum,
  shopNameMaximum,
  timeLimitMaximum,
} from '../../../domain/site/refuseSettings.ts';
import { registrationNumberMaximum } from '../../../domain/site/shopContact.ts';
import type { CourseLayout } from '../../../domain/site/siteSettings.ts';
import { bookstoreMessages } from '../../../i18n/buying/bookstore.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { type DeskField, DeskFields } from '../form/DeskFields.tsx';
import type { OpenDeskForm } from '../form/useDeskForm.ts';
import type { SettingsForm } from './settingsForm.ts';

const courseLayouts: readonly CourseLayout[] = ['default', 'one', 'three', 'four'];

type Form = OpenDeskForm<SettingsForm>;

/** The fields of all settings by subject; those of the registration have a screen of their own. */
export function SettingsGroups({ form }: { form: Form }) {
  return (
    <>
      <SellingGroups form={form} />
      <ContactGroup form={form} />
      <TaxGroup form={form} />
      <CourseGroups form={form} />
    </>
  );
}

const drawIn =
  (form: Form) =>
  (...fields: readonly DeskField<SettingsForm>[]) => <DeskFields form={form} fields={fields} />;

const title = { kind: 'line', maxLength: shopNameMaximum } as const;
const amount = { kind: 'line', inputMode: 'decimal', required: true } as const;
const check = { kind: 'check' } as const;

function SellingGroups({ form }: { form: Form }) {
  const texts = useMessages(administrationMessages).settings;
  const bookstore = useMessages(bookstoreMessages);
  const draw = drawIn(form);
  return (
    <>
      <Group title={texts.shop}>
        <div className="g2">
          {draw(
            { ...title, name: 'titleTh', label: texts.titleTh, required: true },
            { ...title, name: 'titleEn', label: texts.titleEn, hint: texts.titleEnHint, lang: 'en' },
          )}
        </div>
        {draw({
          ...{ kind: 'choice', name: 'currency', label: texts.currency, hint: texts.currencyHint },
          choices: currencies.map((value) => ({ value, label: texts.currencies[value] })),
        })}
        {draw({
          ...{ kind: 'choice', name: 'clock', label: texts.clock, hint: texts.clockHint },
          choices: (['24', '12'] as const).map((value) => ({ value, label: texts.clocks[value] })),
        })}
      </Group>
      <Group title={texts.orders}>
        {draw(
          { ...amount, name: 'autoCancelHours', label: texts.autoCancelHours, hint: texts.autoCancelHint },
          { ...amount, name: 'slipCheckHours', label: texts.slipCheckHours, hint: texts.slipCheckHint },
        )}
        <div>
          {draw(
            { ...check, name: 'slipRequired', label: texts.slipRequired, detail: texts.slipRequiredDetail },
            { ...check, name: 'thankYouPageEnabled', label: texts.thankYouPage, detail: texts.thankYouPageDetail },
            { ...check, name: 'bookstoreEnabled', label: bookstore.setting, detail: bookstore.settingDetail },
          )}
        </div>
        {draw({
          ...{ kind: 'languages', name: 'transferTimeLimitText', label: texts.timeLimit, hint: texts.timeLimitHint },
          ...{ maximum: timeLimitMaximum, rows: 2 },
        })}
        {draw({
          ...{ kind: 'languages', name: 'paymentTitle', label: texts.paymentTitle, hint: texts.paymentTitleHint },
          maximum: paymentTitleMaximum,
        })}
        {draw({
          ...{ kind: 'languages', name: 'refundPromise', label: texts.refundPromise, hint: texts.refundPromiseHint },
          ...{ maximum: refundPromiseMaximum, rows: 2 },
        })}
      </Group>
      <Group title={texts.offers}>
        <div>
          {draw(
            { ...check, name: 'oneCouponPerOrder', label: texts.oneCoupon, detail: texts.oneCouponDetail },
            {
              ...check,
              name: 'couponExcludesPromotion',
              label: texts.couponOrPromotion,
              detail: texts.couponOrPromotionDetail,
            },
          )}
        </div>
      </Group>
    </>
  );
}

function ContactGroup({ form }: { form: Form }) {
  const texts = useMessages(administrationMessages).settings;
  const draw = drawIn(form);
  const plain = { kind: 'line', autoComplete: 'off' } as const;
  return (
    <Group title={texts.contact}>
      <p className="read">{texts.contactBody}</p>
      <div className="g2">
        {draw(
          { ...plain, name: 'contactTel', label: texts.contactTel, type: 'tel', inputMode: 'tel', maxLength: 40 },
          {
            ...{ ...plain, name: 'contactLine', label: texts.contactLine, hint: texts.contactLineHint },
            ...{ autoCapitalize: 'none', maxLength: 50 },
          },
          {
            ...{ ...plain, name: 'contactEmail', label: texts.contactEmail, type: 'email', inputMode: 'email' },
            maxLength: 300,
          },
          {
            ...{ ...plain, name: 'registrationNumber', label: texts.registrationNumber },
            ...{ hint: texts.registrationNumberHint, maxLength: registrationNumberMaximum },
          },
        )}
      </div>
      {draw({
        ...{ kind: 'languages', name: 'contactAddress', label: texts.contactAddress },
        ...{ maximum: contactAddressMaximum, rows: 2 },
      })}
    </Group>
  );
}

function TaxGroup({ form }: { form: Form }) {
  const texts = useMessages(administrationMessages).settings;
  const draw = drawIn(form);
  return (
    <Group title={texts.tax}>
      <div>
        {draw(
          { ...check, name: 'vatEnabled', label: texts.vat, detail: texts.vatDetail },
          { ...check, name: 'taxSystemEnabled', label: texts.taxSystem, detail: texts.taxSystemDetail },
          { ...check, name: 'taxAddOnEnabled', label: texts.taxAddOn, detail: texts.taxAddOnDetail },
          { ...check, name: 'taxInvoiceEnabled', label: texts.taxInvoice, detail: texts.taxInvoiceDetail },
          { ...check, name: 'companyCertificateRequired', label: texts.certificate, detail: texts.certificateDetail },
          { ...check, name: 'withholdingEnabled', label: texts.withholding, detail: texts.withholdingDetail },
        )}
      </div>
      {draw({
        ...{ ...amount, name: 'taxInvoiceMinimum', label: texts.taxInvoiceMinimum },
        hint: texts.taxInvoiceMinimumHint,
      })}
    </Group>
  );
}

function CourseGroups({ form }: { form: Form }) {
  const texts = useMessages(administrationMessages).settings;
  const draw = drawIn(form);
  return (
    <>
      <Group title={texts.coursePage}>
        <div>
          {draw(
            { ...check, name: 'seatsAreRegistered', label: texts.registers, detail: texts.registersDetail },
            { ...check, name: 'howToBuyShown', label: texts.howToBuy, detail: texts.howToBuyDetail },
            { ...check, name: 'curriculumShown', label: texts.curriculum, detail: texts.curriculumDetail },
            { ...check, name: 'commentsShown', label: texts.comments, detail: texts.commentsDetail },
            { ...check, name: 'reviewsShown', label: texts.reviews, detail: texts.reviewsDetail },
            { ...check, name: 'sameTeacherShown', label: texts.sameTeacher, detail: texts.sameTeacherDetail },
            { ...check, name: 'sameGroupShown', label: texts.sameGroup, detail: texts.sameGroupDetail },
            { ...check, name: 'bestSellersShown', label: texts.bestSellers, detail: texts.bestSellersDetail },
          )}
        </div>
        {draw({
          ...{ kind: 'choice', name: 'courseLayout', label: texts.layout, hint: texts.layoutHint },
          choices: courseLayouts.map((value) => ({ value, label: texts.layouts[value] })),
        })}
      </Group>
      <Group title={texts.groups}>
        <div>
          {draw(
            { ...check, name: 'userGroupsEnabled', label: texts.userGroups, detail: texts.userGroupsDetail },
            {
              ...{ ...check, name: 'courseAccessByGroup', label: texts.groupAccess, detail: texts.groupAccessDetail },
              disabled: !form.values.userGroupsEnabled,
            },
          )}
        </div>
      </Group>
      <Group title={texts.visits}>
        {draw(
          { ...check, name: 'analyticsEnabled', label: texts.analytics, detail: texts.analyticsDetail },
          {
            ...{ kind: 'line', name: 'tagManagerId', label: texts.tagManager, hint: texts.tagManagerHint },
            ...{ maxLength: 20, autoComplete: 'off', autoCapitalize: 'characters', placeholder: 'GTM-XXXXXXX' },
          },
        )}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="leaf stack" aria-label={title}>
      <h2 className="adm-group">{title}</h2>
      {children}
    </section>
  );
}
