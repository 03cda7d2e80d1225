import { deviceStorageMessages } from '../i18n/deviceStorage.ts';
import { messagesOf } from '../i18n/dictionary.ts';
import { keepsAnything } from '../platform/keepsAnything.ts';
import { notify } from '../ui/notify.ts';

/** A device that keeps nothing loses the cart with the page; whoever shops there is told once. */
export function tellUnkept(): void {
  void keepsAnything().then((keeps) => {
    if (!keeps) notify({ kind: 'warning', ...messagesOf(deviceStorageMessages).keepsNothing });
  });
}
