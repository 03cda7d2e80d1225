import { validationNoticeMs } from '../../domain/site/interfaceConstants.ts';
import { notify } from '../notice/notify.ts';

export type FormNotice = {
  /** Says what is wrong or waited for, in the place of what was said before; the same words stand for their full time again. */
  readonly tell: (title: string, detail?: string) => void;
  /** Nothing is any more. */
  readonly withdraw: () => void;
};

/** The one notice of a form that was filled in wrongly, or that waits for what was put in it (`info`), however often it is pressed. */
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
