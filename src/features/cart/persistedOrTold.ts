import { maximumLines } from '../../domain/cart/cartRoom.ts';
import { cartFullMessages } from '../../i18n/buying/cartFull.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { isHungStorage, isStorageFault } from '../../platform/store/isStorageFault.ts';
import { notify } from '../../ui/notice/notify.ts';
import { CartFull } from './cartFull.ts';

/** Runs a change of stored data. Tells a storage fault, and answers whether it was stored. */
export async function persistedOrTold(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (fault) {
    if (fault instanceof CartFull) {
      const { title, detail } = messagesOf(cartFullMessages);
      notify({ kind: 'error', title, detail: detail(maximumLines) });
      return false;
    }
    if (!isStorageFault(fault)) throw fault;
    const { notStored, full, hung } = messagesOf(deviceStorageMessages);
    notify({ kind: 'error', title: notStored, detail: isHungStorage(fault) ? hung : full });
    return false;
  }
}
