import { useQuery } from '@tanstack/react-query';
import { customLabelSetting } from '../../../contract/people/customLabel.ts';
import type { CustomLabel } from '../../../domain/people/customLabel.ts';
import { customLabelTypes, isChoice, labelsMaximum } from '../../../domain/people/customLabel.ts';
import type { TypedQuestion } from '../../../domain/people/typedQuestion.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { noText } from '../../../domain/typedText.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { siteQuery } from '../../site/useSite.ts';
import { AddRow } from '../form/AddRow.tsx';
import { type DeskField, DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { settingQuery } from '../resourceQueries.ts';
import { contactFieldNames, fieldUses } from './registrationSettings.ts';
import { useQuestionsForm } from './useQuestionsForm.ts';
import { useRegistrationSettingsForm } from './useRegistrationSettingsForm.ts';

const questionMaximum = 255;
const optionsTextMaximum = 5_000;

/** The registration: standard fields and the shop's own questions. */
export function AdminRegistration() {
  const texts = useMessages(shopQuestionMessages);
  const site = useQuery(siteQuery);
  const labels = useQuery(settingQuery(customLabelSetting));
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className="read">{texts.body}</p>
      </header>
      <QueryStates query={site} {...texts} />
      {site.data && <FieldsForm settings={site.data.settings} />}
      {site.data && <QueryStates query={labels} {...texts} />}
      {site.data && labels.data && <QuestionsForm labels={labels.data} />}
    </>
  );
}

function FieldsForm({ settings }: { settings: SiteSettings }) {
  const texts = useMessages(shopQuestionMessages).fields;
  const form = useRegistrationSettingsForm(settings);
  const { values, problems, change } = form;
  const use = { kind: 'choice', choices: fieldUses.map((value) => ({ value, label: texts.use[value] })) } as const;
  const limit = { kind: 'line', hint: texts.limitHint, inputMode: 'numeric', required: true } as const;
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ ...texts, contactFields: texts.title, studentsSelectGroup: texts.group }} />
      <section className="leaf stack" aria-label={texts.title}>
        <h2 className="adm-group">{texts.title}</h2>
        <div className="g2">
          <DeskFields
            form={{
              ...{ values: values.contactFields, problems },
              change: (changes) => change({ contactFields: { ...values.contactFields, ...changes } }),
            }}
            fields={contactFieldNames.map((name) => ({
              ...use,
              name,
              label: texts.names[name],
              hint: texts.hints[name],
            }))}
          />
          <DeskFields
            form={form}
            fields={[{ ...use, name: 'picture', label: texts.picture, hint: texts.pictureHint }]}
          />
        </div>
        <DeskFields
          form={form}
          fields={[{ kind: 'check', name: 'studentsSelectGroup', label: texts.group, detail: texts.groupDetail }]}
        />
        <div className="g2">
          <DeskFields
            form={form}
            fields={(['userLimit', 'dailyUserLimit'] as const).map((name) => ({ ...limit, name, label: texts[name] }))}
          />
        </div>
      </section>
    </DeskFormFrame>
  );
}

function QuestionsForm({ labels }: { labels: readonly CustomLabel[] }) {
  const texts = useMessages(shopQuestionMessages).questions;
  const fieldsOf = useQuestionFields();
  const form = useQuestionsForm(labels);
  const { problems, change } = form;
  const { questions } = form.values;
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ questions: texts.title }} />
      <section className="stack stack-3" aria-label={texts.title}>
        <div>
          <h2 className="adm-group">{texts.title}</h2>
          <p className="read">{texts.body}</p>
        </div>
        {questions.length === 0 && <p className="mut">{texts.none}</p>}
        <MovableRows
          rows={questions}
          label={texts.title}
          nameOf={(at) => texts.one(at + 1)}
          onRows={(rows) => change({ questions: rows })}
        >
          {(question, at, changeRow) => (
            <DeskFields
              form={{ values: question, problems, change: (changes) => changeRow({ ...question, ...changes }) }}
              within={`questions.${at}.`}
              fields={fieldsOf(question)}
            />
          )}
        </MovableRows>
        <AddRow
          label={texts.add}
          isFull={questions.length >= labelsMaximum}
          onAdd={() => change({ questions: [...questions, newQuestion()] })}
        />
      </section>
    </DeskFormFrame>
  );
}

function useQuestionFields(): (question: TypedQuestion) => readonly DeskField<TypedQuestion>[] {
  const texts = useMessages(shopQuestionMessages).questions;
  const types = customLabelTypes.map((value) => ({ value, label: texts.types[value] }));
  const optionsOf = ({ type }: TypedQuestion): DeskField<TypedQuestion> => ({
    ...{ kind: 'languages', name: 'options', label: texts.options, maximum: optionsTextMaximum, rows: 4 },
    ...{ required: type !== 'checkbox', hint: type === 'checkbox' ? texts.tickHint : texts.optionsHint },
  });
  return (question) => [
    { kind: 'languages', name: 'label', label: texts.label, maximum: questionMaximum, required: true },
    { kind: 'choice', name: 'type', label: texts.type, choices: types },
    ...(isChoice(question) ? [optionsOf(question)] : []),
    { kind: 'check', name: 'isRequired', label: texts.required },
  ];
}

const newQuestion = (): TypedQuestion => ({
  ...{ id: crypto.randomUUID(), type: 'inputtext', isRequired: false },
  ...{ label: noText, options: noText },
});
