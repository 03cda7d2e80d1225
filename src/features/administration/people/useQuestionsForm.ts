import { useQueryClient } from '@tanstack/react-query';
import { saveCustomLabels } from '../../../contract/people/customLabel.ts';
import type { CustomLabel } from '../../../domain/people/customLabel.ts';
import {
  refuseQuestions,
  storedQuestions,
  type TypedQuestions,
  typedQuestion,
} from '../../../domain/people/typedQuestion.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { customLabelsQuery } from '../../registration/shopQuestionQueries.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';

/** The form of the shop's own questions, saved together. */
export function useQuestionsForm(stored: readonly CustomLabel[]): OpenDeskForm<TypedQuestions> {
  const texts = useMessages(shopQuestionMessages);
  const client = useQueryClient();
  return useDeskForm<TypedQuestions>({
    stored: { questions: stored.map(typedQuestion) },
    refuse: (values) => sentencesOf(refuseQuestions(values), texts.problems),
    send: async (typed) => {
      const saved = await callServer(saveCustomLabels, { body: storedQuestions(typed) });
      client.setQueryData(customLabelsQuery.queryKey, saved);
    },
    saved: texts.saved,
  });
}
