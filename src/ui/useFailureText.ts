import { useCallback } from 'react';
import { failureMessages } from '../i18n/failures.ts';
import { stateMessages } from '../i18n/states.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { CallFailed, ServerUnreachable } from '../platform/callFailed.ts';

/** What a failed call says to a person: the server's own sentence, or that it could not be reached. */
export function useFailureText(): (failure: unknown) => string {
  const failures = useMessages(failureMessages);
  const states = useMessages(stateMessages);
  return useCallback(
    (failure) => {
      if (failure instanceof CallFailed) return failure.message || failures[failure.code];
      return failure instanceof ServerUnreachable ? states.unreachable : states.error.body;
    },
    [failures, states],
  );
}
