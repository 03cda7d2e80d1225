import { saveItemPublication } from '../../../contract/administration/adminItem.ts';
import {
  lacksOf,
  publicationStates,
  refusePublication,
  storedPublication,
  type TypedPublication,
  typedPublication,
} from '../../../domain/catalogue/publication.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { shownNow } from '../../../platform/net/shownNow.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { RadioOption } from '../../../ui/form/RadioOption.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormPart } from '../form/FormPart.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { RevisedForm } from '../form/useRevisedForm.ts';
import { usePartForm } from './usePartForm.ts';

/** Whether and when buyers see an item. */
export function PublicationForm({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(itemEditingMessages).publication;
  const form = usePublicationForm(item);
  const { values, problems, change } = form;
  const lacking = lacksOf(item, item.plans, useSiteSettings().currency);
  const labels = { state: texts.state, startsAt: texts.startsAt, endsAt: texts.endsAt, isLocked: texts.isLocked };
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={labels} />
      <FormPart title={texts.title}>
        <fieldset className="stack stack-2" aria-invalid={problems.state ? true : undefined}>
          <legend className="vh">{texts.state}</legend>
          {publicationStates.map((state) => (
            <RadioOption
              key={state}
              name={`publication-${item.id}`}
              title={texts.states[state]}
              detail={texts.details[state]}
              checked={values.state === state}
              onChoose={() => change({ state })}
            />
          ))}
        </fieldset>
        {problems.state && <Problem>{problems.state}</Problem>}
        {lacking.length > 0 && (
          <Note tone="here">
            <p className="strong">{texts.missing}</p>
            <ul className="bullets">
              {lacking.map((lack) => (
                <li key={lack}>{texts.lacks[lack]}</li>
              ))}
            </ul>
          </Note>
        )}
        <div className="g2">
          <DeskFields
            form={form}
            fields={[
              ...(values.state === 'scheduled'
                ? ([{ kind: 'dateTime', name: 'startsAt', label: texts.startsAt, required: true }] as const)
                : []),
              { kind: 'dateTime', name: 'endsAt', label: texts.endsAt, hint: texts.endsAtHint },
            ]}
          />
        </div>
        <DeskFields
          form={form}
          fields={[{ kind: 'check', name: 'isLocked', label: texts.isLocked, detail: texts.isLockedDetail }]}
        />
      </FormPart>
    </DeskFormFrame>
  );
}

function usePublicationForm(item: StoredItemDetail): RevisedForm<TypedPublication> {
  const { currency } = useSiteSettings();
  return usePartForm<TypedPublication>(item, 'publication', {
    typed: typedPublication(item.publication),
    refuse: (values) => refusePublication(values, lacksOf(item, item.plans, currency), shownNow()),
    wireFields: { state: 'publish_state', startsAt: 'startPublish', endsAt: 'endPublish' },
    send: ({ revision, ...typed }, key) =>
      callServer(
        saveItemPublication,
        { params: { itemId: item.id }, body: { value: storedPublication(typed), revision } },
        { key },
      ),
  });
}
