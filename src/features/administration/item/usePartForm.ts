import { useQueryClient } from '@tanstack/react-query';
import type { ItemPart, StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { adminItemQuery } from '../catalogue/itemQueries.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';

type Problem = keyof (typeof itemEditingMessages)['th']['problems'];

/** Values with the revision of the part that they were changed from. */
export type WithRevision<Values> = Values & { readonly revision: string };
export type PartForm<Values> = OpenDeskForm<WithRevision<Values>> & {
  /** The newest stored values, which somebody else may have saved. */
  readonly stored: WithRevision<Values>;
};

/** The form of a part that is refused if somebody else saved it meanwhile. */
export function usePartForm<Values extends object>(
  item: StoredItemDetail,
  part: ItemPart,
  rules: {
    readonly typed: Values;
    readonly refuse: (values: Values) => Readonly<Record<string, Problem>>;
    /** Fields that only the server validates. */
    readonly wireFields?: Readonly<Record<string, string>>;
    readonly send: (values: WithRevision<Values>, key: string) => Promise<StoredItemDetail>;
  },
): PartForm<Values> {
  const texts = useMessages(itemEditingMessages);
  const client = useQueryClient();
  const { queryKey } = adminItemQuery(item.id);
  const stored = { ...rules.typed, revision: item.revisions[part] };
  const form = useDeskForm<WithRevision<Values>>({
    stored,
    refuse: (values) => sentencesOf(rules.refuse(values), texts.problems),
    ...(rules.wireFields && { wireFields: rules.wireFields }),
    send: async (values, key) => {
      try {
        const saved = await rules.send(values, key);
        client.setQueryData(queryKey, saved);
        return saved;
      } catch (failure) {
        const isStale = failure instanceof CallFailed && failure.code === 'CHANGED_MEANWHILE';
        if (isStale) await client.invalidateQueries({ queryKey });
        throw failure;
      }
    },
    patchOf: (saved) => ({ revision: (saved as StoredItemDetail).revisions[part] }) as Partial<WithRevision<Values>>,
    saved: texts.saved,
  });
  return { ...form, stored };
}
