import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { curriculumCalls } from '../../../contract/administration/curriculum.ts';
import { type CurriculumOrder, inOrder } from '../../../domain/catalogue/deskCurriculum.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { curriculumQuery } from './curriculumQuery.ts';

/** Saves an order at once, one save after the other; a refused one shows the latest order again. */
export function useCurriculumOrder(itemId: string): (order: CurriculumOrder) => void {
  const client = useQueryClient();
  const { staleOrder } = useMessages(itemEditingMessages).curriculum;
  const failureText = useFailureText();
  const { queryKey } = curriculumQuery(itemId);
  const newest = useRef('');
  const ordering = useMutation({
    mutationFn: ({ order, key }: { readonly order: CurriculumOrder; readonly key: string }) =>
      callServer(curriculumCalls.order, { params: { itemId }, body: { order } }, { key }),
    scope: { id: `curriculum-${itemId}` },
    networkMode: 'always',
    onSuccess: (sections, { key }) => {
      // The answer of an earlier move would undo a later one on the screen.
      if (newest.current === key) client.setQueryData(queryKey, sections);
    },
    onError: (failure) => {
      const isStale = failure instanceof CallFailed && failure.code === 'CHANGED_MEANWHILE';
      notify({ kind: 'error', title: isStale ? staleOrder : failureText(failure) });
      return client.invalidateQueries({ queryKey });
    },
  });
  return (order) => {
    const key = crypto.randomUUID();
    newest.current = key;
    client.setQueryData(queryKey, (sections) => sections && inOrder(sections, order));
    ordering.mutate({ order, key });
  };
}
