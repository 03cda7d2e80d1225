import { useEffect, useRef } from 'react';

/**
 * Whoever pressed at the foot of a long form sees nothing of what is told at its top: a failure gets the focus once, and
 * comes in sight with it; where a field says what is wrong, that field, also one that comes a moment later, where it may
 * (`mayFieldCome`). `null` is none. Told in one of `toldIds`, the first that is there; what is told in the next one
 * meanwhile, or at a field in its place, takes the focus over.
 */
export function useFailureInSight(
  failure: unknown,
  formId: string,
  [first, next]: readonly [string, string?],
  mayFieldCome: boolean,
): void {
  const shown = useRef(failure);
  const led = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (failure === null || failure === shown.current) return;
    shown.current = failure;
    // What the fields say of it is drawn by then.
    requestAnimationFrame(() => {
      led.current = firstProblem(formId) ?? document.getElementById(first) ?? placeOf(next);
      led.current?.focus();
    });
  }, [failure, formId, first, next]);
  useEffect(() => {
    if (led.current === null || led.current.isConnected) return;
    const isLost = document.activeElement === document.body;
    led.current = isLost ? (placeOf(next) ?? firstProblem(formId) ?? null) : null;
    led.current?.focus();
  });
  useEffect(() => {
    if (!mayFieldCome || led.current?.id !== first) return;
    // Whoever has gone on from the note is left where they are.
    if (document.activeElement !== led.current) return;
    led.current = firstProblem(formId) ?? led.current;
    led.current.focus();
  });
}

const placeOf = (id: string | undefined): HTMLElement | null => (id === undefined ? null : document.getElementById(id));

const firstProblem = (formId: string): HTMLElement | null | undefined =>
  document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');
