import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import { useFailureText } from './useFailureText.ts';

/** Why something failed, said at once, with a way on under it (`children`); nothing while nothing did. */
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
