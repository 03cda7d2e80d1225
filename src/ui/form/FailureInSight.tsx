import { type ReactNode, useId } from 'react';
import { FailureNote } from '../notice/FailureNote.tsx';
import { type FieldSays, useFailureInSight } from './useFailureInSight.ts';

/** The failure of a long form, at its top. It is scrolled into view, or the first faulty field is. */
export function FailureInSight({
  error,
  formId,
  fieldSays,
  children,
}: {
  error: Error | null;
  formId: string;
  fieldSays: FieldSays;
  children?: ReactNode;
}) {
  const id = useId();
  useFailureInSight(error, formId, [id], fieldSays);
  if (error === null) return null;
  return (
    <div id={id} tabIndex={-1}>
      <FailureNote error={error}>{children}</FailureNote>
    </div>
  );
}
