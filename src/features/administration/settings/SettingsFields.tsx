import { type FormEvent, type ReactNode, useState } from 'react';
import { type Currency, currencies } from '../../../domain/pricing/currency.ts';
import type { CourseLayout, SiteSettings } from '../../../domain/site/siteSettings.ts';
import { bookstoreMessages } from '../../../i18n/buying/bookstore.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { formOf, isChanged, type SettingsForm, type SettingsProblem, settingsProblems } from './settingsForm.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const courseLayouts: readonly CourseLayout[] = ['default', 'one', 'three', 'four'];

/** The form of the settings. It begins with what is shown and stays as typed until it is saved. */
export function SettingsFields({ settings }: { settings: SiteSettings }) {
  const texts = useMessages(administrationMessages).settings;
  const bookstore = useMessages(bookstoreMessages);
  const [shown, setShown] = useState(settings);
  const [form, setForm] = useState<SettingsForm>(() => formOf(settings));
  const [problems, setProblems] = useState<readonly SettingsProblem[]>([]);
  const save = useSaveSettings();
  const hasChanges = isChanged(form, shown);
  useUpdateHold(hasChanges, 'form');

  const change = (changes: Partial<SettingsForm>) => {
    save.reset();
    setForm((before) => ({ ...before, ...changes }));
  };
  const network = usePressedCall(save, () => {
    if (settingsProblems(form).length > 0 || !hasChanges) return;
    save.mutate(
      { shown, form },
      {
        onSuccess: (saved) => {
          setShown(saved);
          setForm(formOf(saved));
        },
      },
    );
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = settingsProblems(form);
    setProblems(found);
    if (found.length === 0 && hasChanges) network.press();
  };
  const check = (
    name:
      | 'slipRequired'
      | 'courseAccessByGroup'
      | 'thankYouPageEnabled'
      | 'bookstoreEnabled'
      | 'vatEnabled'
      | 'taxInvoiceEnabled'
      | 'companyCertificateRequired'
      | 'withholdingEnabled'
      | 'howToBuyShown'
      | 'curriculumShown'
      | 'commentsShown'
      | 'sameTeacherShown'
      | 'sameGroupShown'
      | 'bestSellersShown'
      | 'analyticsEnabled',
  ) => ({
    checked: form[name],
    onCheck: (checked: boolean) => change({ [name]: checked }),
  });

  return (
    <form className="stack stack-6 adm-settings" noValidate onSubmit={submit}>
      <Group title={texts.shop}>
        <div className="g2">
          <TextField
            label={texts.titleTh}
            required
            maxLength={120}
            value={form.titleTh}
            problem={problems.includes('titleTh') ? texts.titleRequired : undefined}
            onText={(titleTh) => change({ titleTh })}
          />
          <TextField
            label={texts.titleEn}
            lang="en"
            maxLength={120}
            hint={texts.titleEnHint}
            value={form.titleEn}
            onText={(titleEn) => change({ titleEn })}
          />
        </div>
        <SelectField
          label={texts.currency}
          hint={texts.currencyHint}
          value={form.currency}
          choices={currencies.map((value) => ({ value, label: texts.currencies[value] }))}
          onText={(value) => change({ currency: value as Currency })}
        />
      </Group>
      <Group title={texts.orders}>
        <TextField
          label={texts.autoCancelHours}
          required
          inputMode="decimal"
          hint={texts.autoCancelHint}
          value={form.autoCancelHours}
          problem={problems.includes('autoCancelHours') ? texts.autoCancelProblem : undefined}
          onText={(autoCancelHours) => change({ autoCancelHours })}
        />
        <div>
          <CheckField label={texts.slipRequired} detail={texts.slipRequiredDetail} {...check('slipRequired')} />
          <CheckField label={texts.thankYouPage} detail={texts.thankYouPageDetail} {...check('thankYouPageEnabled')} />
          <CheckField label={bookstore.setting} detail={bookstore.settingDetail} {...check('bookstoreEnabled')} />
        </div>
      </Group>
      <Group title={texts.tax}>
        <div>
          <CheckField label={texts.vat} detail={texts.vatDetail} {...check('vatEnabled')} />
          <CheckField label={texts.taxInvoice} detail={texts.taxInvoiceDetail} {...check('taxInvoiceEnabled')} />
          <CheckField label={texts.certificate} {...check('companyCertificateRequired')} />
          <CheckField label={texts.withholding} detail={texts.withholdingDetail} {...check('withholdingEnabled')} />
        </div>
        <TextField
          label={texts.taxInvoiceMinimum}
          required
          inputMode="decimal"
          hint={texts.taxInvoiceMinimumHint}
          value={form.taxInvoiceMinimum}
          problem={problems.includes('taxInvoiceMinimum') ? texts.taxInvoiceMinimumProblem : undefined}
          onText={(taxInvoiceMinimum) => change({ taxInvoiceMinimum })}
        />
      </Group>
      <Group title={texts.coursePage}>
        <div>
          <CheckField label={texts.howToBuy} {...check('howToBuyShown')} />
          <CheckField label={texts.curriculum} {...check('curriculumShown')} />
          <CheckField label={texts.comments} detail={texts.commentsDetail} {...check('commentsShown')} />
          <CheckField label={texts.sameTeacher} {...check('sameTeacherShown')} />
          <CheckField label={texts.sameGroup} {...check('sameGroupShown')} />
          <CheckField label={texts.bestSellers} detail={texts.bestSellersDetail} {...check('bestSellersShown')} />
          <CheckField label={texts.groupAccess} detail={texts.groupAccessDetail} {...check('courseAccessByGroup')} />
        </div>
        <SelectField
          label={texts.layout}
          hint={texts.layoutHint}
          value={form.courseLayout}
          choices={courseLayouts.map((value) => ({ value, label: texts.layouts[value] }))}
          onText={(value) => change({ courseLayout: value as CourseLayout })}
        />
      </Group>
      <Group title={texts.visits}>
        <CheckField label={texts.analytics} detail={texts.analyticsDetail} {...check('analyticsEnabled')} />
      </Group>
      <div className="stack stack-3">
        {save.isSuccess && (
          <Note tone="done" live>
            {texts.saved}
          </Note>
        )}
        <FailureNote error={network.error} />
        <div className="row">
          <NetworkButton type="submit" network={network} aria-disabled={!hasChanges || undefined}>
            {texts.save}
          </NetworkButton>
          <NetworkNote network={network} why={texts.needsNetwork} />
          {!network.isAway && !hasChanges && !save.isSuccess && <span className="hint">{texts.unchanged}</span>}
        </div>
      </div>
    </form>
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
