import { useQueryClient } from '@tanstack/react-query';
import { saveHowToBuy } from '../../../contract/site/howToBuy.ts';
import {
  type HowToBuy,
  refuseHowToBuy,
  storedHowToBuy,
  type TypedHowToBuy,
  typedHowToBuy,
} from '../../../domain/site/typedHowToBuy.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { siteQuery } from '../../site/useSite.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';
import { adminHowToBuyQuery } from './howToBuyQueries.ts';

/** The form of how to buy. */
export function useHowToBuyForm(stored: HowToBuy): OpenDeskForm<TypedHowToBuy> {
  const texts = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return useDeskForm<TypedHowToBuy>({
    stored: typedHowToBuy(stored),
    refuse: (values) => sentencesOf(refuseHowToBuy(values), texts.problems),
    wireFields: { steps: 'description' },
    send: async (typed, key) => {
      const saved = await callServer(saveHowToBuy, { body: storedHowToBuy(typed) }, { key });
      client.setQueryData(adminHowToBuyQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: siteQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['catalogue', 'howToBuy'] });
    },
    saved: texts.saved,
  });
}
