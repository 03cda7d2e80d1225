import { useQuery } from '@tanstack/react-query';
import { courseLevels } from '../../../domain/catalogue/course.ts';
import { heldRules, outcomesMaximum, titleMaximum } from '../../../domain/catalogue/typedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { noText } from '../../../domain/typedText.ts';
import { courseTypeMessages } from '../../../i18n/catalogue/courseTypes.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckGroup } from '../../../ui/form/CheckGroup.tsx';
import { Problem } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { teachersQuery } from '../catalogue/teacherQueries.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { FormPart } from '../form/FormPart.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { groupsQuery } from '../people/groupQueries.ts';
import { ChosenItems } from './ChosenItems.tsx';
import type { FieldsPart } from './fieldsPart.ts';

/** Instructor, level, language and recertification. */
export function TeachingFields({ form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  const { levels } = useMessages(courseTypeMessages);
  const { language } = useLanguage();
  const { data: teachers = [] } = useQuery(teachersQuery);
  return (
    <FormPart title={texts.parts.teaching}>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'choice', name: 'instructorId', label: texts.instructor, placeholder: texts.noInstructor },
              choices: teachers.map(({ id, name }) => ({ value: id, label: textIn(name, language) })),
            },
            {
              ...{ kind: 'choice', name: 'level', label: texts.level, placeholder: texts.everybody },
              choices: courseLevels.map((value) => ({ value, label: levels[value] })),
            },
            {
              ...{ kind: 'choice', name: 'taughtIn', label: texts.taughtIn },
              choices: (['th', 'en'] as const).map((value) => ({ value, label: texts.languages[value] })),
            },
          ]}
        />
      </div>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'check', name: 'isRecertification', label: texts.isRecertification },
            detail: texts.isRecertificationDetail,
          },
        ]}
      />
    </FormPart>
  );
}

/** The outcomes of a course, in order. */
export function OutcomeFields({ form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  const { problems, change, values } = form;
  const rows = values.outcomes.map((text) => ({ text }));
  const set = (next: typeof rows) => change({ outcomes: next.map(({ text }) => text) });
  return (
    <FormPart title={texts.outcomes}>
      {rows.length === 0 && <p className="mut">{texts.noOutcomes}</p>}
      <MovableRows
        rows={rows}
        label={texts.outcomes}
        nameOf={(at) => texts.outcome(at + 1)}
        onRows={(next) => set([...next])}
      >
        {(row, at, changeRow) => (
          <DeskFields
            form={{ values: row, problems, change: (changes) => changeRow({ ...row, ...changes }) }}
            within={`outcomes.${at}.`}
            fields={[
              { kind: 'languages', name: 'text', label: texts.outcomeText, maximum: titleMaximum, required: true },
            ]}
          />
        )}
      </MovableRows>
      {problems.outcomes && <Problem>{problems.outcomes}</Problem>}
      <AddRow
        label={texts.addOutcome}
        isFull={rows.length >= outcomesMaximum}
        onAdd={() => change({ outcomes: [...values.outcomes, noText] })}
      />
    </FormPart>
  );
}

/** Dates and place, where the course type has them. */
export function DateFields({ form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  const { isHeld, hasVenue } = heldRules(form.values.courseType);
  return (
    <FormPart title={texts.parts.dates}>
      {!isHeld && <p className="mut">{texts.noDates}</p>}
      {isHeld && (
        <div className="g2">
          <DeskFields
            form={form}
            fields={[
              { kind: 'dateTime', name: 'startsAt', label: texts.startsAt, hint: texts.timeHint },
              { kind: 'dateTime', name: 'endsAt', label: texts.endsAt, hint: texts.timeHint },
            ]}
          />
        </div>
      )}
      {hasVenue && (
        <DeskFields
          form={form}
          fields={[{ kind: 'languages', name: 'venue', label: texts.venue, maximum: titleMaximum }]}
        />
      )}
    </FormPart>
  );
}

/** Registration period and seats. */
export function RegistrationFields({ item, form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  const hint = texts.registrationHint;
  return (
    <FormPart title={texts.parts.registration}>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            { kind: 'dateTime', name: 'registrationOpensAt', label: texts.registrationOpensAt, hint },
            { kind: 'dateTime', name: 'registrationClosesAt', label: texts.registrationClosesAt, hint },
            {
              ...{ kind: 'line', name: 'seats', label: texts.seats, hint: texts.seatsHint(item.seatsTaken) },
              inputMode: 'numeric',
            },
          ]}
        />
      </div>
    </FormPart>
  );
}

/** The stock of a product. */
export function StockFields({ item, form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  return (
    <FormPart title={texts.parts.stock}>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'line', name: 'seats', label: texts.stock, hint: texts.seatsHint(item.seatsTaken) },
            inputMode: 'numeric',
          },
        ]}
      />
    </FormPart>
  );
}

/** Layout, groups and free book. */
export function ExtraFields({ form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  const { language } = useLanguage();
  const { data: groups = [] } = useQuery(groupsQuery);
  const { values, problems, change } = form;
  const bookTypes = (['ship', 'download'] as const).map((value) => ({ value, label: texts.freeBookTypes[value] }));
  return (
    <FormPart title={texts.parts.extras}>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'choice', name: 'layout', label: texts.layout, placeholder: texts.layoutUsual },
            choices: (['default', 'one', 'three', 'four'] as const).map((value) => ({
              ...{ value, label: texts.layouts[value] },
            })),
          },
        ]}
      />
      {groups.length > 0 && (
        <div className="stack stack-2">
          <CheckGroup
            legend={texts.groups}
            choices={groups.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
            chosen={values.groupIds}
            several
            required={false}
            requiredWord=""
            problem={problems.groupIds}
            onChoose={(groupIds) => change({ groupIds })}
          />
          <p className="hint">{texts.groupsHint}</p>
        </div>
      )}
      <ChosenItems
        label={texts.freeBook}
        kind="product"
        ids={values.freeBookId === '' ? [] : [values.freeBookId]}
        maximum={1}
        problem={problems.freeBookId}
        onIds={([freeBookId = '']) => change({ freeBookId })}
      />
      {values.freeBookId !== '' && (
        <SelectField
          label={texts.freeBookType}
          value={values.freeBookType}
          placeholder="—"
          required
          problem={problems.freeBookType}
          choices={bookTypes}
          onText={(text) => change({ freeBookType: text === 'ship' || text === 'download' ? text : '' })}
        />
      )}
    </FormPart>
  );
}
