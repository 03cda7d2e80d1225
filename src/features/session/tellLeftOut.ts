import type { NotJoined } from '../../domain/cart/cart.ts';
import { textIn } from '../../domain/localText.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sessionMessages } from '../../i18n/people/session.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { notify } from '../../ui/notice/notify.ts';

/** Lists the items that were not merged into a person's cart, with reasons. Silent if all were. */
export async function tellLeftOut({ leftOutIds, withoutRoomIds }: NotJoined): Promise<void> {
  if (leftOutIds.length + withoutRoomIds.length === 0) return;
  const texts = messagesOf(sessionMessages).login;
  const items = await readCartItems();
  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => items[id]?.listing.title ?? []).map((name) => textIn(name, currentLanguage()));
  const owned = namesOf(leftOutIds);
  const outside = namesOf(withoutRoomIds);
  const details = [
    ...(leftOutIds.length === 0
      ? []
      : [owned.length > 0 ? texts.leftOut(owned.join(', ')) : texts.leftOutUnnamed(leftOutIds.length)]),
    ...(withoutRoomIds.length === 0
      ? []
      : [outside.length > 0 ? texts.noRoom(outside.join(', ')) : texts.noRoomUnnamed(withoutRoomIds.length)]),
  ];
  notify({ kind: 'info', title: texts.leftOutTitle, detail: details.join(' · ') });
}
