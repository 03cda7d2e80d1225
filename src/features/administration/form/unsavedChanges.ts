import { useEffect } from 'react';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';

export type Forms = ReadonlySet<object>;

const unsaved = new Set<object>();
const noForms: Forms = new Set();

/** The forms with unsaved changes now. */
export const unsavedForms = (): Forms => new Set(unsaved);

/** Whether a form on this page, other than `besides`, has changes that leaving would lose. */
export const hasUnsavedChanges = (besides: Forms = noForms): boolean => [...unsaved].some((form) => !besides.has(form));

/** Registers a form with unsaved changes, for the leave question and for app updates. */
export function useUnsavedChanges(isDirty: boolean): void {
  useUpdateHold(isDirty, 'form');
  useEffect(() => {
    if (!isDirty) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isDirty]);
}
