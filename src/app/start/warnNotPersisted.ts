import { messagesOf } from '../../i18n/dictionary.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { storesAnything } from '../../platform/store/storesAnything.ts';
import { notify } from '../../ui/notice/notify.ts';

/** Warns once that a device without storage loses the cart with the page. */
export function warnNotPersisted(): void {
  void storesAnything().then((keeps) => {
    if (!keeps) notify({ kind: 'warning', ...messagesOf(deviceStorageMessages).keepsNothing });
  });
}
