import { useCallback } from 'react';
import { failureMessages, unreachableMessages } from '../../i18n/app/failures.ts';
import { stateMessages } from '../../i18n/app/states.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { isHungStorage, isStorageFault } from '../../platform/store/isStorageFault.ts';

/** A failure's text: the server's sentence, unreachable, or a full device. */
export function useFailureText(): (failure: unknown) => string {
  const failures = useMessages(failureMessages);
  const { error } = useMessages(stateMessages);
  const unreachable = useMessages(unreachableMessages);
  const storage = useMessages(deviceStorageMessages);
  return useCallback(
    (failure) => {
      if (failure instanceof CallFailed) return failure.message || failures[failure.code];
      if (isStorageFault(failure))
        return `${storage.notStored} ${isHungStorage(failure) ? storage.hung : storage.full}`;
      return failure instanceof ServerUnreachable ? unreachable : error.body;
    },
    [failures, error, unreachable, storage],
  );
}
