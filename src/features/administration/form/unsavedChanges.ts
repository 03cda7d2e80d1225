import { useEffect } from 'react';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';

const unsaved = new Set<object>();

/** Whether a form on this page has changes that leaving would lose. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Notes a form with unsaved changes, for the question before leaving. A new version of the app waits, too. */
export function useUnsavedChanges(isDirty: boolean): void {
  useUpdateHold(isDirty, 'form');
  useEffect(() => {
    if (!isDirty) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isDirty]);
}
