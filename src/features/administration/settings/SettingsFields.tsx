import { useRef, useState } from 'react';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { formOf, settingsProblems, surprisesIn } from './settingsForm.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import { useSettingsLabels } from './useSettingsLabels.ts';

/** The form of the settings, with its outcome beside the button. A change of prices is asked about first. */
export function SettingsFields({ settings }: { settings: SiteSettings }) {
  const texts = useMessages(administrationMessages).settings;
  const labels = useSettingsLabels();
  const form = useSettingsForm(settings);
  const { network, isDirty, isSaved, values } = form;
  const place = useRef<HTMLFormElement>(null);
  const isConfirmed = useRef(false);
  const [isAsked, ask] = useState(false);
  const surprises = surprisesIn(formOf(settings), values);
  const mustAsk = () => surprises.length > 0 && settingsProblems(values).length === 0 && !isConfirmed.current;
  const confirm = () => {
    ask(false);
    isConfirmed.current = true;
    place.current?.requestSubmit();
    isConfirmed.current = false;
  };
  return (
    <form
      ref={place}
      className="stack stack-6 adm-settings"
      noValidate
      onSubmit={(event) => {
        if (isDirty && !mustAsk()) return form.submit(event);
        event.preventDefault();
        if (isDirty) ask(true);
      }}
    >
      <SettingsGroups form={form} />
      <ConfirmSheet
        open={isAsked}
        title={texts.surprise.title}
        body={surprises.map((each) => <p key={each}>{texts.surprise[each]}</p>)}
        confirm={texts.surprise.confirm}
        onConfirm={confirm}
        onCancel={() => ask(false)}
      />
      <div className="stack stack-3 adm-save">
        {isSaved && (
          <Note tone="done" live>
            {texts.saved}
          </Note>
        )}
        <StaleNote form={form} labels={labels} />
        <FailureNote error={form.staleNoteId ? null : network.error} />
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
