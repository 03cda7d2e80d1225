import type { ItemPart, StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { adminItemQuery } from '../catalogue/itemQueries.ts';
import { type RevisedForm, useRevisedForm } from '../form/useRevisedForm.ts';

type Rules<Values extends object> = Parameters<typeof useRevisedForm<Values, StoredItemDetail>>[0];

/** The form of a part of an item that is saved whole. */
export const usePartForm = <Values extends object>(
  item: StoredItemDetail,
  part: ItemPart,
  rules: Pick<Rules<Values>, 'typed' | 'refuse' | 'sentences' | 'wireFields' | 'send' | 'saved'>,
): RevisedForm<Values> =>
  useRevisedForm<Values, StoredItemDetail>({
    ...rules,
    revision: item.revisions[part],
    revisionIn: (saved) => saved.revisions[part],
    queryKey: adminItemQuery(item.id).queryKey,
  });
