import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mergeCart } from '../../contract/cart.ts';
import { mayBuy, type Person } from '../../domain/identity.ts';
import { textIn } from '../../domain/localText.ts';
import { sessionMessages } from '../../i18n/session.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { readCartItems } from '../../platform/cartItems.ts';
import { changeCart, readCart } from '../../platform/cartStorage.ts';
import { notify } from '../../ui/notify.ts';

/**
 * After a sign-in the lines of this device join the person's cart; what is owned or ordered already stays out and is
 * named. A failure loses nothing: the device keeps its lines, and the next change sends them again.
 */
export function useCartMerge(): (person: Person) => Promise<void> {
  const client = useQueryClient();
  const texts = useMessages(sessionMessages).login;
  const { language } = useLanguage();

  return useCallback(
    async (person) => {
      if (!mayBuy(person.role)) return;
      try {
        const mine = await readCart();
        const { cart, leftOutIds } = await callServer(mergeCart, { body: mine });
        await changeCart((now) => (now.updatedAt === mine.updatedAt ? cart : now));
        await client.invalidateQueries({ queryKey: ['device', 'cart'] });
        if (leftOutIds.length > 0) {
          const items = await readCartItems();
          const names = leftOutIds
            .flatMap((id) => items[id]?.listing.title ?? [])
            .map((name) => textIn(name, language));
          const detail = names.length > 0 ? texts.leftOut(names.join(', ')) : texts.leftOutUnnamed(leftOutIds.length);
          notify({ kind: 'info', title: texts.leftOutTitle, detail });
        }
      } catch {
        // Nothing is lost, and the person is signed in: the cart's own mirror goes on from here.
      }
    },
    [client, texts, language],
  );
}
