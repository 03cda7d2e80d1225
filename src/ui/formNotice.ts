import { validationNoticeMs } from '../domain/interfaceConstants.ts';
import { notify } from './notify.ts';

export type FormNotice = {
  /** Says what is wrong, in the place of what was said before; the same words stand for their full time again. */
  readonly tell: (title: string, detail?: string) => void;
  /** Nothing is wrong any more. */
  readonly withdraw: () => void;
};

/** The one notice of a form that was filled in wrongly, however often it is pressed. */
export function formNotice(): FormNotice {
  let told: { readonly words: string; readonly end: AbortController } | null = null;
  const withdraw = () => {
    told?.end.abort();
    told = null;
  };
  const tell = (title: string, detail = '') => {
    const words = JSON.stringify([title, detail]);
    if (told?.words !== words) withdraw();
    told ??= { words, end: new AbortController() };
    notify({ kind: 'error', title, detail, life: validationNoticeMs, until: told.end.signal });
  };
  return { tell, withdraw };
}
