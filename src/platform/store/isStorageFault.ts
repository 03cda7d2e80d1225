/**
 * Whether an error comes from the device's storage: full, or a database that the browser has closed. Server and network
 * errors have their own types.
 */
export const isStorageFault = (fault: unknown): boolean => fault instanceof DOMException;

/** Whether a database hangs or was closed: a retry or restart may help, more space does not. */
export const isHungStorage = (fault: unknown): boolean =>
  fault instanceof DOMException && ['TimeoutError', 'InvalidStateError', 'AbortError'].includes(fault.name);
