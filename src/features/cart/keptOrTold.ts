import { deviceStorageMessages } from '../../i18n/deviceStorage.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { isHungStorage, isStorageFault } from '../../platform/isStorageFault.ts';
import { notify } from '../../ui/notify.ts';

/** Changes what this device keeps, or says that it could not. True when it is kept. */
export async function keptOrTold(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (fault) {
    if (!isStorageFault(fault)) throw fault;
    const { notKept, full, hung } = messagesOf(deviceStorageMessages);
    notify({ kind: 'error', title: notKept, detail: isHungStorage(fault) ? hung : full });
    return false;
  }
}
