import { useEffect, useRef } from 'react';

/**
 * Whoever pressed at the foot of a long page sees nothing of what is told at its top: a failure gets the focus once, and
 * comes in sight with it; where a field says what is wrong, that field. `null` is none.
 */
export function useFailureInSight(failure: unknown, formId: string, toldId: string): void {
  const shown = useRef(failure);
  useEffect(() => {
    if (failure === null || failure === shown.current) return;
    shown.current = failure;
    // What the fields say of it is drawn by then.
    requestAnimationFrame(() => {
      const field = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (field ?? document.getElementById(toldId))?.focus();
    });
  }, [failure, formId, toldId]);
}
