import { useQuery } from '@tanstack/react-query';
import { detailsWireNames, savePersonDetails } from '../../../contract/administration/accounts.ts';
import { answersWireField } from '../../../contract/people/registration.ts';
import { textIn } from '../../../domain/localText.ts';
import type { PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import {
  editedLabels,
  type PersonDetails,
  refuseEditedAnswers,
  refusePersonDetails,
} from '../../../domain/people/personDetails.ts';
import { addressMaximum, nameMaximum } from '../../../domain/people/registration.ts';
import { aboutField } from '../../../i18n/people/aboutField.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { registeredPersonMessages } from '../../../i18n/people/registeredPerson.ts';
import { registrationMessages } from '../../../i18n/people/registration.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { AnswerField } from '../../registration/QuestionFields.tsx';
import { customLabelsQuery, userGroupsQuery } from '../../registration/shopQuestionQueries.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useRevisedForm } from '../form/useRevisedForm.ts';
import { accountQuery } from './accountQueries.ts';

type Props = { person: PersonAtDesk; onClose: () => void };

/** The values of the form; `group` is empty without one. */
type TypedDetails = Omit<PersonDetails, 'groupId'> & { readonly group: string };

const detailsOf = ({ group, ...typed }: TypedDetails): PersonDetails => ({
  ...typed,
  groupId: group === '' ? null : group,
});

/** A person's details, group and answers, edited by the desk. */
export function DetailsSheet(props: Props) {
  const texts = useMessages(deskPeopleMessages).details;
  return (
    <FormSheet title={texts.edit} onClose={props.onClose}>
      <DetailsForm {...props} />
    </FormSheet>
  );
}

function DetailsForm({ person, onClose }: Props) {
  const { details: texts, invite } = useMessages(deskPeopleMessages);
  const words = useMessages(registeredPersonMessages);
  const { language } = useLanguage();
  const labels = editedLabels(useQuery(customLabelsQuery).data ?? []);
  const groups = useQuery(userGroupsQuery).data ?? [];
  const form = useDetailsForm(person, onClose);
  const { answers } = form.values;
  const name = { maxLength: roomFor(nameMaximum), autoComplete: 'off' };
  const labelsOfFields = {
    ...{ firstName: invite.firstName, lastName: invite.lastName, nickname: words.nickname, email: texts.email },
    ...{ tel: texts.tel, address: words.address, group: words.group, answers: texts.answers },
  };
  return (
    <DeskFormFrame form={form} label={texts.edit} isOpened savesUnchanged={false} onCancel={onClose}>
      <StaleNote form={form} labels={labelsOfFields} />
      <DeskFields
        form={form}
        fields={[
          { kind: 'line', name: 'firstName', label: labelsOfFields.firstName, ...name },
          { kind: 'line', name: 'lastName', label: labelsOfFields.lastName, ...name },
          { kind: 'line', name: 'nickname', label: labelsOfFields.nickname, ...name },
          {
            ...{ kind: 'line', name: 'email', label: labelsOfFields.email, type: 'email', required: true },
            ...{ hint: texts.emailHint, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
          },
          { kind: 'line', name: 'tel', label: labelsOfFields.tel, type: 'tel', autoComplete: 'off' },
          {
            ...{ kind: 'lines', name: 'address', label: labelsOfFields.address, rows: 2 },
            maxLength: roomFor(addressMaximum),
          },
          ...(groups.length === 0
            ? []
            : [
                {
                  ...({ kind: 'choice', name: 'group', label: labelsOfFields.group } as const),
                  choices: [
                    { value: '', label: texts.noGroup },
                    ...groups.map((group) => ({ value: group.id, label: textIn(group.name, language) })),
                  ],
                },
              ]),
        ]}
      />
      {labels.map((label) => (
        <AnswerField
          key={label.id}
          label={label}
          given={answers[label.id] ?? []}
          problem={form.problems[`${answersWireField}.${label.id}`]}
          onAnswer={(values) => form.change({ answers: { ...answers, [label.id]: values } })}
        />
      ))}
    </DeskFormFrame>
  );
}

function useDetailsForm(person: PersonAtDesk, onSaved: () => void) {
  const { problems, labelProblems } = useMessages(registrationMessages);
  const { language } = useLanguage();
  const labels = editedLabels(useQuery(customLabelsQuery).data ?? []);
  const { groupId, ...details } = person.details;
  const sentencesOfAnswers = (typed: TypedDetails) => {
    const refused = refuseEditedAnswers(labels, typed.answers);
    return Object.fromEntries(
      labels.flatMap(({ id, label }) => {
        const problem = refused[id];
        const words = problem && aboutField(labelProblems[problem], textIn(label, language));
        return words === undefined ? [] : [[`${answersWireField}.${id}`, words]];
      }),
    );
  };
  return useRevisedForm<TypedDetails, PersonAtDesk>({
    typed: { ...details, group: groupId ?? '' },
    revision: person.detailsRevision,
    revisionIn: (saved) => saved.detailsRevision,
    refuse: () => ({}),
    sentences: (typed) => ({
      ...sentencesOf(refusePersonDetails(detailsOf(typed)), problems),
      ...sentencesOfAnswers(typed),
    }),
    wireFields: detailsWireNames,
    send: ({ revision, ...typed }, key) =>
      callServer(
        savePersonDetails,
        { params: { userId: person.id }, body: { ...detailsOf(typed), revision } },
        { key },
      ),
    queryKey: accountQuery(person.id).queryKey,
    onSaved,
  });
}
