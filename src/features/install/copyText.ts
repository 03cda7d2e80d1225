import { notify } from '../../ui/notice/notify.ts';

/** Copies a text to the clipboard and returns whether that worked. */
export async function copyText(text: string, said: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'done', title: said.done });
  } catch {
    notify({ kind: 'error', title: said.failed });
  }
}
