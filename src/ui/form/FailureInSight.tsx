import { type ReactNode, useId } from 'react';
import { FailureNote } from '../notice/FailureNote.tsx';
import { type FieldSays, useFailureInSight } from './useFailureInSight.ts';

/**
 * The failure of a long form, at its top. It is scrolled into view, or the first faulty field is. `insteadId`: the note
 * that says the same in its place.
 */
export function FailureInSight({
  error,
  formId,
  fieldSays,
  insteadId = null,
  children,
}: {
  error: Error | null;
  formId: string;
  fieldSays: FieldSays;
  insteadId?: string | null;
  children?: ReactNode;
}) {
  const id = useId();
  useFailureInSight(error, formId, [insteadId ?? id], fieldSays);
  if (error === null || insteadId !== null) return null;
  return (
    <div id={id} tabIndex={-1}>
      <FailureNote error={error}>{children}</FailureNote>
    </div>
  );
}
