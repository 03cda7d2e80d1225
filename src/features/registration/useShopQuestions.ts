import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { textIn } from '../../domain/localText.ts';
import { askedLabels, type CustomLabel, type LabelAnswers, refuseAnswers } from '../../domain/people/customLabel.ts';
import { asksGroup } from '../../domain/people/registration.ts';
import type { UserGroup } from '../../domain/people/userGroup.ts';
import { aboutField } from '../../i18n/people/aboutField.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { patience } from '../../platform/patience.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { siteQuery, useSiteSettings } from '../site/useSite.ts';
import { questionField } from './registrationFields.ts';
import { type ChosenPicture, type ChosenPictures, sendPictures } from './registrationPictures.ts';
import { customLabelsQuery, userGroupsQuery } from './shopQuestionQueries.ts';

/** The form waits so long (ms) for the questions; later ones are added when they come. */
const waitMs = patience(2_000);

const noAnswers: { readonly answers: LabelAnswers } = { answers: {} };
const noPictures: { readonly pictures: ChosenPictures } = { pictures: {} };

export type ShopQuestions = {
  readonly isReady: boolean;
  readonly labels: readonly CustomLabel[];
  /** Empty if no group can be chosen. */
  readonly groups: readonly UserGroup[];
  readonly answers: LabelAnswers;
  readonly pictures: ChosenPictures;
  /** A sentence for each wrong answer, by field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly answer: (id: string, values: readonly string[]) => void;
  readonly choosePicture: (field: string, picture: ChosenPicture | null) => void;
  /** Uploads the chosen pictures; the name of the profile picture and the answers with the names of theirs. */
  readonly send: () => Promise<{ readonly pictureName: string | null; readonly answers: LabelAnswers }>;
  /** After a refusal: the questions may have changed, and pictures are uploaded again. */
  readonly askAgain: () => void;
  readonly forget: () => Promise<void>;
};

/**
 * The shop's questions at registration beside its own fields. Pictures have a draft of their own, so that a typed letter
 * does not write a picture.
 */
export function useShopQuestions(form: 'registration' | 'guest'): ShopQuestions {
  const texts = useMessages(registrationMessages).labelProblems;
  const { language } = useLanguage();
  const settings = useSiteSettings();
  const client = useQueryClient();
  const labelsAsked = useQuery(customLabelsQuery);
  const isGroupAsked = asksGroup(settings);
  const groupsAsked = useQuery({ ...userGroupsQuery, enabled: isGroupAsked });
  const answersDraft = useDraft(`${form}-answers-1`, () => noAnswers, { isOfFields: true, parts: noAnswers });
  const picturesDraft = useDraft(`${form}-pictures-1`, () => noPictures, { isOfFields: true, parts: noPictures });
  const isLate = useIsLate();

  const labels = askedLabels(labelsAsked.data ?? []);
  const groups = isGroupAsked ? (groupsAsked.data ?? []) : [];
  const { answers } = answersDraft.values;
  const { pictures } = picturesDraft.values;
  const isWanted = useIsWanted();
  // Others may be chosen, replaced or removed while one is read or sent.
  const changePictures = (edit: (now: ChosenPictures) => ChosenPictures) => {
    if (isWanted.current) picturesDraft.change((now) => ({ pictures: edit(now.pictures) }));
  };
  const withNames = (nameOf: (field: string) => string | undefined): LabelAnswers => ({
    ...answers,
    ...Object.fromEntries(
      labels.filter(({ type }) => type === 'image').map(({ id }) => [id, listOf(nameOf(questionField(id)))]),
    ),
  });
  const problems: Record<string, string> = {};
  const refused = refuseAnswers(
    labels,
    withNames((field) => pictures[field]?.name),
  );
  for (const { id, label } of labels) {
    const problem = refused[id];
    if (problem !== undefined) problems[questionField(id)] = aboutField(texts[problem], textIn(label, language));
  }

  const isAsking = labelsAsked.isLoading || groupsAsked.isLoading;
  return {
    isReady: answersDraft.isReady && picturesDraft.isReady && (!isAsking || isLate),
    labels,
    groups,
    answers,
    pictures,
    problems,
    answer: (id, values) => answersDraft.change({ answers: { ...answers, [id]: values } }),
    choosePicture: (field, picture) => changePictures((now) => withPicture(now, field, picture)),
    send: async () => {
      const ofPerson = settings.profilePicture.isEnabled ? ['picture'] : [];
      const asked = [...ofPerson, ...labels.map(({ id }) => questionField(id))];
      const sent = await sendPictures(
        Object.fromEntries(Object.entries(pictures).filter(([field]) => asked.includes(field))),
      );
      if (Object.keys(sent).length > 0) changePictures((now) => withSent(now, sent));
      const nameOf = (field: string) => sent[field]?.uploadedName ?? undefined;
      return { pictureName: nameOf('picture') ?? null, answers: withNames(nameOf) };
    },
    askAgain: () => {
      // The refused order may have asked for some of it already.
      for (const { queryKey } of [siteQuery, customLabelsQuery, userGroupsQuery])
        void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
      changePictures(underNewKeys);
    },
    forget: async () => {
      isWanted.current = false;
      await answersDraft.forget();
      await picturesDraft.forget();
    },
  };
}

const listOf = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name]);

function withPicture(pictures: ChosenPictures, field: string, picture: ChosenPicture | null): ChosenPictures {
  const { [field]: _, ...others } = pictures;
  return picture === null ? others : { ...others, [field]: picture };
}

/** The uploaded name counts only for the current picture. */
const withSent = (pictures: ChosenPictures, sent: ChosenPictures): ChosenPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([field, picture]) => {
      const there = sent[field];
      return [field, there?.key === picture.key ? there : picture];
    }),
  );

/** The server deletes an unused upload after a day, and the old idempotency key would answer with it. */
const underNewKeys = (pictures: ChosenPictures): ChosenPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([field, picture]) => [
      field,
      { ...picture, key: crypto.randomUUID(), uploadedName: null },
    ]),
  );

/** False once the page was left or its form sent. A picture that is read later must not be persisted for the next person. */
function useIsWanted() {
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  return isWanted;
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
