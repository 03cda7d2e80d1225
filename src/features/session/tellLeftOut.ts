import { textIn } from '../../domain/localText.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sessionMessages } from '../../i18n/session.ts';
import { readCartItems } from '../../platform/cartItems.ts';
import { notify } from '../../ui/notify.ts';

/** Names what did not join a person's cart, because it is owned or ordered already. */
export async function tellLeftOut(itemIds: readonly string[]): Promise<void> {
  const texts = messagesOf(sessionMessages).login;
  const items = await readCartItems();
  const names = itemIds.flatMap((id) => items[id]?.listing.title ?? []).map((name) => textIn(name, currentLanguage()));
  const detail = names.length > 0 ? texts.leftOut(names.join(', ')) : texts.leftOutUnnamed(itemIds.length);
  notify({ kind: 'info', title: texts.leftOutTitle, detail });
}
