import { type ReactNode, useId } from 'react';
import { FailureNote } from './FailureNote.tsx';
import { useFailureInSight } from './useFailureInSight.ts';

/** The failure of a long form, at its top: it comes in sight of whoever pressed at the foot, or the first field that says why. */
export function FailureInSight({
  error,
  formId,
  mayFieldCome = false,
  children,
}: {
  error: Error | null;
  formId: string;
  /** Whether the field that says why may still come. */
  mayFieldCome?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  useFailureInSight(error, formId, [id], mayFieldCome);
  if (error === null) return null;
  return (
    <div id={id} tabIndex={-1}>
      <FailureNote error={error}>{children}</FailureNote>
    </div>
  );
}
