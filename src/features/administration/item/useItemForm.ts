import { useQueryClient } from '@tanstack/react-query';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { adminItemQuery } from '../catalogue/itemQueries.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';

type Problem = keyof (typeof shopWindowMessages)['th']['problems'];

/** The form of one section of an item, saved by itself. */
export function useItemForm<Values extends object>(
  itemId: string,
  stored: Values,
  rules: {
    readonly refuse: (values: Values) => Readonly<Record<string, Problem>>;
    /** Fields that only the server validates. */
    readonly wireFields: Readonly<Record<string, string>>;
    readonly send: (values: Values, key: string) => Promise<StoredItemDetail>;
  },
): OpenDeskForm<Values> {
  const texts = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return useDeskForm<Values>({
    stored,
    refuse: (values) => sentencesOf(rules.refuse(values), texts.problems),
    wireFields: rules.wireFields,
    send: async (values, key) => {
      client.setQueryData(adminItemQuery(itemId).queryKey, await rules.send(values, key));
    },
    saved: texts.saved,
  });
}
