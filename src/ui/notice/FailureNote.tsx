import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import { useFailureText } from './useFailureText.ts';

/** A failure's reason with a way on (`children`); nothing without a failure. */
export function FailureNote({ error, children }: { error: Error | null; children?: ReactNode }) {
  const failureText = useFailureText();
  if (error === null) return null;
  return (
    <Note tone="error" live>
      {failureText(error)}
      {children && <div>{children}</div>}
    </Note>
  );
}
