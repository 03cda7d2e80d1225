import { useQueryClient } from '@tanstack/react-query';
import { saveHowToBuy } from '../../../contract/site/howToBuy.ts';
import { refuseHowToBuy, storedHowToBuy, type TypedHowToBuy } from '../../../domain/site/typedHowToBuy.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type PersistedForm, usePersistedForm } from '../../device/usePersistedForm.ts';
import { siteQuery } from '../../site/useSite.ts';
import { usePersonDraft } from '../usePersonDraft.ts';
import { adminHowToBuyQuery } from './howToBuyQueries.ts';

/** How to buy as it is typed and saved. */
export function useHowToBuyForm(): PersistedForm<TypedHowToBuy, string> {
  const texts = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return usePersistedForm<TypedHowToBuy, string>({
    name: usePersonDraft('how-to-buy'),
    refuse: (values) => sentencesOf(refuseHowToBuy(values), texts.problems),
    wireFields: { steps: 'description' },
    send: async (typed, key) => {
      const saved = await callServer(saveHowToBuy, { body: storedHowToBuy(typed) }, { key });
      client.setQueryData(adminHowToBuyQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: siteQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['catalogue', 'howToBuy'] });
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
