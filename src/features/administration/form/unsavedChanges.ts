import { useEffect } from 'react';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';

const unsaved = new Set<object>();

/** Whether a form on this page has changes that leaving would lose. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

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
