import { useCallback, useEffect, useRef } from 'react';

/** Whether a field of the form says what is wrong; `later` is also one that comes a moment later. */
export type FieldSays = 'never' | 'now' | 'later';

/**
 * Whoever pressed at the foot of a long form sees nothing of what is told at its top: a failure gets the focus once, and
 * comes in sight with it; where a field says what is wrong (`fieldSays`), that field. `null` is none. Told in one of
 * `toldIds`, the first that is there; what is told in a next one meanwhile, or at a field in its place, takes the focus
 * over. Whoever types on keeps it: what they type would go nowhere.
 */
export function useFailureInSight(
  failure: unknown,
  formId: string,
  toldIds: readonly [string, ...string[]],
  fieldSays: FieldSays,
): void {
  const shown = useRef(failure);
  const led = useRef<HTMLElement | null>(null);
  const isAtField = useRef(false);
  const isTyping = useTypingSincePress(formId);
  // As they are drawn when the frame comes.
  const now = useRef(toldIds);
  now.current = toldIds;
  useEffect(() => {
    if (failure === null || failure === shown.current) return;
    shown.current = failure;
    isAtField.current = fieldSays !== 'never';
    // What the fields say of it is drawn by then.
    requestAnimationFrame(() => {
      const note = firstOf(now.current);
      led.current = isTyping() ? null : (isAtField.current && firstProblem(formId)) || note;
      led.current?.focus();
      // The browser looks at the field alone, and leaves a note above it half under the header.
      if (led.current !== null && led.current !== note) bringInSight(note, led.current);
    });
  }, [failure, formId, fieldSays, isTyping]);
  useEffect(() => {
    if (led.current === null || led.current.isConnected) return;
    const isLost = document.activeElement === document.body;
    const [, ...next] = toldIds;
    led.current = isLost ? (firstOf(next) ?? (isAtField.current ? firstProblem(formId) : null)) : null;
    led.current?.focus();
  });
  useEffect(() => {
    if (fieldSays !== 'later' || led.current?.id !== toldIds[0]) return;
    // Whoever has gone on from the note is left where they are.
    if (document.activeElement !== led.current) return;
    led.current = firstProblem(formId) ?? led.current;
    led.current.focus();
  });
}

/** Tells whether somebody types in another field than where they pressed Enter, or goes on in that one. */
function useTypingSincePress(formId: string): () => boolean {
  const pressed = useRef<{ field: Element | null; text: string | undefined }>({ field: null, text: undefined });
  useEffect(() => {
    const note = ({ target }: Event) => {
      if ((target as Element).id !== formId) return;
      const field = document.activeElement;
      pressed.current = { field, text: textIn(field) };
    };
    // On its way down, so before the page draws what follows from it.
    document.addEventListener('submit', note, true);
    return () => document.removeEventListener('submit', note, true);
  }, [formId]);
  return useCallback(() => {
    const field = document.activeElement;
    const text = textIn(field);
    return text !== undefined && (field !== pressed.current.field || text !== pressed.current.text);
  }, []);
}

const notTyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** What stands in a field that is typed in; `undefined` for everything else. */
function textIn(element: Element | null): string | undefined {
  if (element?.tagName === 'TEXTAREA') return (element as HTMLTextAreaElement).value;
  if (element?.tagName !== 'INPUT') return undefined;
  const { type, value } = element as HTMLInputElement;
  return notTyped.includes(type) ? undefined : value;
}

/** Both where there is room; otherwise the field alone, away from the foot of the screen: its sentence stands under it. */
function bringInSight(note: HTMLElement | null, field: HTMLElement): void {
  for (const part of [field, note]) part?.scrollIntoView({ block: 'nearest' });
  const { top } = field.getBoundingClientRect();
  field.scrollIntoView({ block: 'nearest' });
  // The note had taken it out of sight.
  if (field.getBoundingClientRect().top !== top) field.scrollIntoView({ block: 'center' });
}

const firstOf = (ids: readonly string[]): HTMLElement | null =>
  ids.reduce<HTMLElement | null>((found, id) => found ?? document.getElementById(id), null);

const firstProblem = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
