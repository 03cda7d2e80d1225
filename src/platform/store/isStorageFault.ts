/**
 * Whether this device refused to keep or to read something: no space, or a database that the browser has closed. What the
 * server and the network refuse has errors of its own.
 */
export const isStorageFault = (fault: unknown): boolean => fault instanceof DOMException;

/** A database that does not answer or was closed: another try or another start may help, more space does not. */
export const isHungStorage = (fault: unknown): boolean =>
  fault instanceof DOMException && ['TimeoutError', 'InvalidStateError', 'AbortError'].includes(fault.name);
