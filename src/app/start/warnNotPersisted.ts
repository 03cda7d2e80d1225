import { messagesOf } from '../../i18n/dictionary.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { keepsAnything } from '../../platform/store/keepsAnything.ts';
import { notify } from '../../ui/notice/notify.ts';

/** A device that keeps nothing loses the cart with the page; whoever shops there is told once. */
export function warnNotPersisted(): void {
  void keepsAnything().then((keeps) => {
    if (!keeps) notify({ kind: 'warning', ...messagesOf(deviceStorageMessages).keepsNothing });
  });
}
