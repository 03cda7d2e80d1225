import { createContext, useContext, useEffect } from 'react';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** The uploads that fields of a form wait for. */
type PendingUploads = {
  readonly running: Set<object>;
  /** The form was submitted while one was running. */
  readonly isRefused: boolean;
};

export const PendingUploads = createContext<PendingUploads>({ running: new Set(), isRefused: false });

/** Keeps the form around a field from saving while `isRunning`. Returns whether the field must say so. */
export function usePendingUpload(isRunning: boolean): boolean {
  const { running, isRefused } = useContext(PendingUploads);
  useUnsavedChanges(isRunning);
  useEffect(() => {
    if (!isRunning) return;
    const upload = {};
    running.add(upload);
    return () => void running.delete(upload);
  }, [isRunning, running]);
  return isRunning && isRefused;
}
