import { sharingMessages } from '../../i18n/catalogue/sharing.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { notify } from '../../ui/notice/notify.ts';

/** Says that an address can be pasted now, or that it could not be passed on. */
export function tellShared(became: 'copied' | 'failed', url: string): void {
  const texts = messagesOf(sharingMessages);
  if (became === 'copied') notify({ kind: 'done', title: texts.copied, detail: texts.copiedDetail });
  else notify({ kind: 'error', title: texts.failed, detail: url });
}
