import { messagesOf } from '../../i18n/dictionary.ts';
import { sharingMessages } from '../../i18n/sharing.ts';
import { notify } from '../../ui/notify.ts';

/** Says that an address can be pasted now, or that it could not be passed on. */
export function tellShared(became: 'copied' | 'failed', url: string): void {
  const texts = messagesOf(sharingMessages);
  if (became === 'copied') notify({ kind: 'done', title: texts.copied, detail: texts.copiedDetail });
  else notify({ kind: 'error', title: texts.failed, detail: url });
}
