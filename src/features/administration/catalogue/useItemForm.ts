import { useQueryClient } from '@tanstack/react-query';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type PersistedForm, usePersistedForm } from '../../device/usePersistedForm.ts';
import { usePersonDraft } from '../usePersonDraft.ts';
import { adminItemQuery } from './itemQueries.ts';

type Problem = keyof (typeof shopWindowMessages)['th']['problems'];

/** One part of an item as it is typed and saved; the other parts keep what is typed in them. */
export function useItemForm<Values extends object>(
  itemId: string,
  part: 'cover' | 'sharing' | 'gallery' | 'words',
  rules: {
    readonly refuse: (values: Values) => Readonly<Record<string, Problem>>;
    /** Fields that only the server knows to be faulty. */
    readonly wireFields: Readonly<Record<string, string>>;
    readonly send: (values: Values, key: string) => Promise<StoredItemDetail>;
  },
): PersistedForm<Values, string> {
  const texts = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return usePersistedForm<Values, string>({
    name: usePersonDraft(`item-${itemId}-${part}`),
    refuse: (values) => sentencesOf(rules.refuse(values), texts.problems),
    wireFields: rules.wireFields,
    send: async (values, key) => {
      client.setQueryData(adminItemQuery(itemId).queryKey, await rules.send(values, key));
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
