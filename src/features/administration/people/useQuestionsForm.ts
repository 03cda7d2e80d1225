import { useQueryClient } from '@tanstack/react-query';
import { customLabelSetting } from '../../../contract/people/customLabel.ts';
import type { CustomLabel } from '../../../domain/people/customLabel.ts';
import {
  refuseQuestions,
  storedQuestions,
  type TypedQuestions,
  typedQuestion,
} from '../../../domain/people/typedQuestion.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { customLabelsQuery } from '../../registration/shopQuestionQueries.ts';
import { useSettingForm } from '../form/useResourceForm.ts';
import type { RevisedForm } from '../form/useRevisedForm.ts';

const typedQuestions = (labels: readonly CustomLabel[]): TypedQuestions => ({ questions: labels.map(typedQuestion) });

/** The form of the shop's own questions, saved together. */
export function useQuestionsForm(value: readonly CustomLabel[]): RevisedForm<TypedQuestions> {
  const texts = useMessages(shopQuestionMessages);
  const client = useQueryClient();
  return useSettingForm(customLabelSetting, {
    value,
    stored: typedQuestions(value),
    refuse: (values) => sentencesOf(refuseQuestions(values), texts.problems),
    draftOf: storedQuestions,
    onAnswer: (saved) => client.setQueryData(customLabelsQuery.queryKey, saved),
    saved: texts.saved,
  });
}
