import { useQueryClient } from '@tanstack/react-query';
import { saveCustomLabels } from '../../../contract/people/customLabel.ts';
import { keptQuestions, refuseQuestions, type TypedQuestions } from '../../../domain/people/typedQuestion.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type PersistedForm, usePersistedForm } from '../../device/usePersistedForm.ts';
import { customLabelsQuery } from '../../registration/shopQuestionQueries.ts';
import { usePersonDraft } from '../usePersonDraft.ts';

/** The shop's own questions as they are typed and saved, all at once. */
export function useQuestionsForm(): PersistedForm<TypedQuestions, string> {
  const texts = useMessages(shopQuestionMessages);
  const client = useQueryClient();
  return usePersistedForm<TypedQuestions, string>({
    name: usePersonDraft('questions'),
    refuse: (values) => sentencesOf(refuseQuestions(values), texts.problems),
    wireFields: {},
    send: async (typed) => {
      const saved = await callServer(saveCustomLabels, { body: keptQuestions(typed) });
      client.setQueryData(customLabelsQuery.queryKey, saved);
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
