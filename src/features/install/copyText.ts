import { notify } from '../../ui/notice/notify.ts';

/** Puts a text where it can be pasted from, and says whether that went well. */
export async function copyText(text: string, said: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'done', title: said.done });
  } catch {
    notify({ kind: 'error', title: said.failed });
  }
}
