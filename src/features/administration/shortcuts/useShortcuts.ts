import { useEffect } from 'react';

/**
 * Keys and their deeds. A letter is its place on the keyboard (`KeyA`), so that it works with a Thai layout; other keys
 * are what they write (`?`, `+`).
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Runs the deed of a pressed key, never while somebody types in a field. `page`: not below an open dialog. `dialog`: in
 * the dialog of the caller.
 */
export function useShortcuts(shortcuts: Shortcuts, place: 'page' | 'dialog' = 'page'): void {
  // After every drawing, because the deeds are those of the shown order.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || (place === 'page' && isDialogOpen())) return;
      const deed = shortcuts[event.key] ?? shortcuts[event.code];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;
