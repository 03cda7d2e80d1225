import { useQuery } from '@tanstack/react-query';
import type { CustomLabel } from '../../../domain/people/customLabel.ts';
import { customLabelTypes, isChoice, labelsMaximum } from '../../../domain/people/customLabel.ts';
import { type TypedQuestion, typedQuestion } from '../../../domain/people/typedQuestion.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { noText } from '../../../domain/typedText.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { customLabelsQuery } from '../../registration/shopQuestionQueries.ts';
import { siteQuery } from '../../site/useSite.ts';
import { AddRow } from '../AddRow.tsx';
import { OrderedRows } from '../orders/OrderedRows.tsx';
import { QueryStates } from '../QueryStates.tsx';
import { StoredForm } from '../StoredForm.tsx';
import { TypedTextFields } from '../TypedTextFields.tsx';
import { contactFieldNames, type FieldUse, fieldUses, typedRegistrationSettings } from './registrationSettings.ts';
import { useQuestionsForm } from './useQuestionsForm.ts';
import { useRegistrationSettingsForm } from './useRegistrationSettingsForm.ts';

const questionMaximum = 255;
const optionsTextMaximum = 5_000;

/** What customers fill in at registration: the fields of the form, and the shop's own questions. */
export function AdminRegistration() {
  const texts = useMessages(shopQuestionMessages);
  const site = useQuery(siteQuery);
  const labels = useQuery(customLabelsQuery);
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
  const form = useRegistrationSettingsForm();
  const choices = fieldUses.map((value) => ({ value, label: texts.use[value] }));
  return (
    <StoredForm form={form} stored={typedRegistrationSettings(settings)} label={texts.title}>
      {(typed, change) => (
        <section className="leaf stack" aria-label={texts.title}>
          <h2 className="adm-group">{texts.title}</h2>
          <div className="g2">
            {contactFieldNames.map((name) => (
              <SelectField
                key={name}
                label={texts.names[name]}
                choices={choices}
                value={typed.contactFields[name]}
                onText={(use) => change({ contactFields: { ...typed.contactFields, [name]: use as FieldUse } })}
              />
            ))}
            <SelectField
              label={texts.picture}
              choices={choices}
              value={typed.picture}
              onText={(use) => change({ picture: use as FieldUse })}
            />
          </div>
          <CheckField
            label={texts.group}
            detail={texts.groupDetail}
            checked={typed.studentsSelectGroup}
            onCheck={(studentsSelectGroup) => change({ studentsSelectGroup })}
          />
          <div className="g2">
            {(['userLimit', 'dailyUserLimit'] as const).map((name) => (
              <TextField
                key={name}
                label={texts[name]}
                hint={texts.limitHint}
                inputMode="numeric"
                required
                value={typed[name]}
                problem={form.problems[name]}
                onText={(text) => change({ [name]: text })}
              />
            ))}
          </div>
        </section>
      )}
    </StoredForm>
  );
}

function QuestionsForm({ labels }: { labels: readonly CustomLabel[] }) {
  const texts = useMessages(shopQuestionMessages).questions;
  const form = useQuestionsForm();
  return (
    <StoredForm form={form} stored={{ questions: labels.map(typedQuestion) }} label={texts.title}>
      {({ questions }, change) => (
        <section className="stack stack-3" aria-label={texts.title}>
          <div>
            <h2 className="adm-group">{texts.title}</h2>
            <p className="read">{texts.body}</p>
          </div>
          {questions.length === 0 && <p className="mut">{texts.none}</p>}
          <OrderedRows
            rows={questions}
            label={texts.title}
            nameOf={(at) => texts.one(at + 1)}
            onRows={(rows) => change({ questions: rows })}
          >
            {(question, at, changeRow) => (
              <QuestionRow question={question} at={at} problems={form.problems} onChange={changeRow} />
            )}
          </OrderedRows>
          <AddRow
            label={texts.add}
            isFull={questions.length >= labelsMaximum}
            onAdd={() => change({ questions: [...questions, newQuestion()] })}
          />
        </section>
      )}
    </StoredForm>
  );
}

function QuestionRow({
  question,
  at,
  problems,
  onChange,
}: {
  question: TypedQuestion;
  at: number;
  problems: Partial<Record<string, string>>;
  onChange: (question: TypedQuestion) => void;
}) {
  const texts = useMessages(shopQuestionMessages).questions;
  const common = { problems, required: true };
  return (
    <>
      <TypedTextFields
        {...common}
        label={texts.label}
        field={`questions.${at}.label`}
        value={question.label}
        maximum={questionMaximum}
        onText={(label) => onChange({ ...question, label })}
      />
      <SelectField
        label={texts.type}
        choices={customLabelTypes.map((value) => ({ value, label: texts.types[value] }))}
        value={question.type}
        onText={(type) => onChange({ ...question, type: type as TypedQuestion['type'] })}
      />
      {isChoice(question) && (
        <TypedTextFields
          {...common}
          label={texts.options}
          hint={question.type === 'checkbox' ? texts.tickHint : texts.optionsHint}
          required={question.type !== 'checkbox'}
          field={`questions.${at}.options`}
          value={question.options}
          maximum={optionsTextMaximum}
          rows={4}
          onText={(options) => onChange({ ...question, options })}
        />
      )}
      <CheckField
        label={texts.required}
        checked={question.isRequired}
        onCheck={(isRequired) => onChange({ ...question, isRequired })}
      />
    </>
  );
}

const newQuestion = (): TypedQuestion => ({
  ...{ id: crypto.randomUUID(), type: 'inputtext', isRequired: false },
  ...{ label: noText, options: noText },
});
