import { type Forms, hasUnsavedChanges } from './unsavedChanges.ts';

type Asker = (goOn: () => void) => void;

let asker: Asker | null = null;

/** Runs `goOn`, after the leave question of the desk if a form other than `besides` has unsaved changes. */
export function askBeforeLosing(goOn: () => void, besides?: Forms): void {
  if (asker === null || !hasUnsavedChanges(besides)) goOn();
  else asker(goOn);
}

/** Sets the question that is asked. Returns its removal. */
export function setAsker(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}
