/**
 * Whether this device refused to keep or to read something: no space, or a database that the browser has closed. What the
 * server and the network refuse has errors of its own.
 */
export const isStorageFault = (fault: unknown): boolean => fault instanceof DOMException;
