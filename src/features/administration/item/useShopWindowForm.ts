import type { ItemPart, StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import type { RevisedForm, WithRevision } from '../form/useRevisedForm.ts';
import { usePartForm } from './usePartForm.ts';

type Problem = keyof (typeof shopWindowMessages)['th']['problems'];

/** The form of an item's cover, pictures, texts or shared links. */
export function useShopWindowForm<Values extends object>(
  item: StoredItemDetail,
  part: ItemPart,
  {
    refuse,
    ...rules
  }: {
    readonly typed: Values;
    readonly refuse: (values: Values) => Readonly<Record<string, Problem>>;
    /** Fields that only the server validates. */
    readonly wireFields?: Readonly<Record<string, string>>;
    readonly send: (values: WithRevision<Values>, key: string) => Promise<StoredItemDetail>;
  },
): RevisedForm<Values> {
  const texts = useMessages(shopWindowMessages);
  return usePartForm<Values>(item, part, {
    ...rules,
    refuse: () => ({}),
    sentences: (values) => sentencesOf(refuse(values), texts.problems),
    saved: texts.saved,
  });
}
