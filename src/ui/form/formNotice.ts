import { validationNoticeMs } from '../../domain/site/interfaceConstants.ts';
import { notify } from '../notice/notify.ts';

export type FormNotice = {
  /** Shows a problem or a waiting reason in place of the previous one; the same text starts its time again. */
  readonly tell: (title: string, detail?: string) => void;
  /** Takes the notice away. */
  readonly withdraw: () => void;
};

/** The single notice of an invalid or waiting form (`info`), however often it is pressed. */
export function formNotice(kind: 'error' | 'info' = 'error'): FormNotice {
  let told: { readonly words: string; readonly end: AbortController } | null = null;
  const withdraw = () => {
    told?.end.abort();
    told = null;
  };
  const tell = (title: string, detail = '') => {
    const words = JSON.stringify([title, detail]);
    if (told?.words !== words) withdraw();
    told ??= { words, end: new AbortController() };
    notify({ kind, title, detail, life: validationNoticeMs, until: told.end.signal });
  };
  return { tell, withdraw };
}
