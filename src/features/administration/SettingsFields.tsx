import { type FormEvent, type ReactNode, useState } from 'react';
import type { SiteSettings } from '../../domain/siteSettings.ts';
import { administrationMessages } from '../../i18n/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { useUpdateHold } from '../../ui/useUpdateHold.ts';
import { formOf, isChanged, type SettingsForm, type SettingsProblem, settingsProblems } from './settingsForm.ts';
import { useSaveSettings } from './useSaveSettings.ts';

/** The form of the settings. It begins with what is shown and stays as typed until it is saved. */
export function SettingsFields({ settings }: { settings: SiteSettings }) {
  const texts = useMessages(administrationMessages).settings;
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = settingsProblems(form);
    setProblems(found);
    if (found.length > 0 || isAway || save.isPending || !hasChanges) return;
    save.mutate(
      { shown, form },
      {
        onSuccess: (saved) => {
          setShown(saved);
          setForm(formOf(saved));
        },
      },
    );
  };
  const check = (
    name: 'slipRequired' | 'thankYouPageEnabled' | 'vatEnabled' | 'howToBuyShown' | 'curriculumShown',
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
          <CheckField label={texts.vat} detail={texts.vatDetail} {...check('vatEnabled')} />
        </div>
      </Group>
      <Group title={texts.coursePage}>
        <div>
          <CheckField label={texts.howToBuy} {...check('howToBuyShown')} />
          <CheckField label={texts.curriculum} {...check('curriculumShown')} />
        </div>
      </Group>
      <div className="stack stack-3">
        {save.isSuccess && (
          <Note tone="done" live>
            {texts.saved}
          </Note>
        )}
        {save.isError && (
          <Note tone="error" live>
            {failureText(save.error)}
          </Note>
        )}
        <div className="row">
          <Button type="submit" busy={save.isPending} aria-disabled={isAway || !hasChanges || undefined}>
            {texts.save}
          </Button>
          {isAway && <span className="hint">{texts.needsNetwork}</span>}
          {!isAway && !hasChanges && !save.isSuccess && <span className="hint">{texts.unchanged}</span>}
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
