import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Whether a field explains the failure; `later`: one that appears a moment later. */
export type FieldSays = 'never' | 'now' | 'later';

/**
 * Focuses a failure once at the top of a long form and scrolls it into view, or the field that explains it
 * (`fieldSays`). `null` is none. A person who types on keeps the focus.
 */
export function useFailureInSight(
  failure: unknown,
  formId: string,
  messageIds: readonly [string, ...string[]],
  fieldSays: FieldSays,
): void {
  const shown = useRef(failure);
  const led = useRef<HTMLElement | null>(null);
  const isAtField = useRef(false);
  const isTyping = useTypingSincePress(formId);
  const noteInFrame = useEffectEvent(() => firstOf(messageIds));
  useEffect(() => {
    if (failure === null || failure === shown.current) return;
    shown.current = failure;
    isAtField.current = fieldSays !== 'never';
    // The fields are rendered by then.
    requestAnimationFrame(() => {
      const note = noteInFrame();
      led.current = isTyping() ? null : (isAtField.current && firstProblem(formId)) || note;
      led.current?.focus();
      // The browser considers the field only and would leave a note above it half under the header.
      if (led.current !== null && led.current !== note) bringInSight(note, led.current);
    });
  }, [failure, formId, fieldSays, isTyping]);
  useEffect(() => {
    if (led.current === null || led.current.isConnected) return;
    const isLost = document.activeElement === document.body;
    const [, ...next] = messageIds;
    led.current = isLost ? (firstOf(next) ?? (isAtField.current ? firstProblem(formId) : null)) : null;
    led.current?.focus();
  });
  useEffect(() => {
    if (fieldSays !== 'later' || led.current?.id !== messageIds[0]) return;
    // A person who moved on is not pulled back.
    if (document.activeElement !== led.current) return;
    led.current = firstProblem(formId) ?? led.current;
    led.current.focus();
  });
}

/** Whether somebody types since the press of Enter. */
function useTypingSincePress(formId: string): () => boolean {
  const pressed = useRef<{ field: Element | null; text: string | undefined }>({ field: null, text: undefined });
  useEffect(() => {
    const note = ({ target }: Event) => {
      if ((target as Element).id !== formId) return;
      const field = document.activeElement;
      pressed.current = { field, text: textIn(field) };
    };
    // In the capture phase, before the page renders the result.
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

/** The text of a focused text field; `undefined` otherwise. */
function textIn(element: Element | null): string | undefined {
  if (element?.tagName === 'TEXTAREA') return (element as HTMLTextAreaElement).value;
  if (element?.tagName !== 'INPUT') return undefined;
  const { type, value } = element as HTMLInputElement;
  return notTyped.includes(type) ? undefined : value;
}

/** Scrolls to note and field if both fit; otherwise to the field, away from the bottom, where its sentence is. */
function bringInSight(note: HTMLElement | null, field: HTMLElement): void {
  for (const part of [field, note]) part?.scrollIntoView({ block: 'nearest' });
  const { top } = field.getBoundingClientRect();
  field.scrollIntoView({ block: 'nearest' });
  // The note pushed it out of view.
  if (field.getBoundingClientRect().top !== top) field.scrollIntoView({ block: 'center' });
}

const firstOf = (ids: readonly string[]): HTMLElement | null =>
  ids.reduce<HTMLElement | null>((found, id) => found ?? document.getElementById(id), null);

const firstProblem = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
