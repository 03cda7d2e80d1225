import type { ReactNode } from 'react';
import { currencies } from '../../../domain/pricing/currency.ts';
import type { CourseLayout, SiteSettings } from '../../../domain/site/siteSettings.ts';
import { bookstoreMessages } from '../../../i18n/buying/bookstore.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { type DeskField, DeskFields } from '../form/DeskFields.tsx';
import type { OpenDeskForm } from '../form/useDeskForm.ts';
import type { SettingsForm } from './settingsForm.ts';
import { useSettingsForm } from './useSettingsForm.ts';

const courseLayouts: readonly CourseLayout[] = ['default', 'one', 'three', 'four'];

/** The form of the settings, with its outcome beside the button. */
export function SettingsFields({ settings }: { settings: SiteSettings }) {
  const texts = useMessages(administrationMessages).settings;
  const form = useSettingsForm(settings);
  const { network, isDirty, isSaved } = form;
  return (
    <form
      className="stack stack-6 adm-settings"
      noValidate
      onSubmit={(event) => (isDirty ? form.submit(event) : event.preventDefault())}
    >
      <SettingsGroups form={form} />
      <div className="stack stack-3">
        {isSaved && (
          <Note tone="done" live>
            {texts.saved}
          </Note>
        )}
        <FailureNote error={network.error} />
        <div className="row">
          <NetworkButton type="submit" network={network} aria-disabled={!isDirty || undefined}>
            {texts.save}
          </NetworkButton>
          <NetworkNote network={network} why={texts.needsNetwork} />
          {!network.isAway && !isDirty && !isSaved && <span className="hint">{texts.unchanged}</span>}
        </div>
      </div>
    </form>
  );
}

function SettingsGroups({ form }: { form: OpenDeskForm<SettingsForm> }) {
  const texts = useMessages(administrationMessages).settings;
  const bookstore = useMessages(bookstoreMessages);
  const draw = (...fields: readonly DeskField<SettingsForm>[]) => <DeskFields form={form} fields={fields} />;
  const title = { kind: 'line', maxLength: 120 } as const;
  const amount = { kind: 'line', inputMode: 'decimal', required: true } as const;
  const check = { kind: 'check' } as const;
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
      </Group>
      <Group title={texts.orders}>
        {draw({ ...amount, name: 'autoCancelHours', label: texts.autoCancelHours, hint: texts.autoCancelHint })}
        <div>
          {draw(
            { ...check, name: 'slipRequired', label: texts.slipRequired, detail: texts.slipRequiredDetail },
            { ...check, name: 'thankYouPageEnabled', label: texts.thankYouPage, detail: texts.thankYouPageDetail },
            { ...check, name: 'bookstoreEnabled', label: bookstore.setting, detail: bookstore.settingDetail },
          )}
        </div>
      </Group>
      <Group title={texts.tax}>
        <div>
          {draw(
            { ...check, name: 'vatEnabled', label: texts.vat, detail: texts.vatDetail },
            { ...check, name: 'taxInvoiceEnabled', label: texts.taxInvoice, detail: texts.taxInvoiceDetail },
            { ...check, name: 'companyCertificateRequired', label: texts.certificate },
            { ...check, name: 'withholdingEnabled', label: texts.withholding, detail: texts.withholdingDetail },
          )}
        </div>
        {draw({
          ...{ ...amount, name: 'taxInvoiceMinimum', label: texts.taxInvoiceMinimum },
          hint: texts.taxInvoiceMinimumHint,
        })}
      </Group>
      <Group title={texts.coursePage}>
        <div>
          {draw(
            { ...check, name: 'howToBuyShown', label: texts.howToBuy },
            { ...check, name: 'curriculumShown', label: texts.curriculum },
            { ...check, name: 'commentsShown', label: texts.comments, detail: texts.commentsDetail },
            { ...check, name: 'sameTeacherShown', label: texts.sameTeacher },
            { ...check, name: 'sameGroupShown', label: texts.sameGroup },
            { ...check, name: 'bestSellersShown', label: texts.bestSellers, detail: texts.bestSellersDetail },
            { ...check, name: 'courseAccessByGroup', label: texts.groupAccess, detail: texts.groupAccessDetail },
          )}
        </div>
        {draw({
          ...{ kind: 'choice', name: 'courseLayout', label: texts.layout, hint: texts.layoutHint },
          choices: courseLayouts.map((value) => ({ value, label: texts.layouts[value] })),
        })}
      </Group>
      <Group title={texts.visits}>
        {draw({ ...check, name: 'analyticsEnabled', label: texts.analytics, detail: texts.analyticsDetail })}
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
