import { reportDefect } from '../net/reportDefect.ts';
import { isStorageFault } from './isStorageFault.ts';

const told = new Set<string>();

/**
 * Tells of a device that refuses to read or keep something, once a life and place: what tries again by itself would else
 * tell of one broken disk for ever. Any other defect is told each time.
 */
export function reportStorageFault(fault: unknown, where: string): void {
  if (isStorageFault(fault)) {
    if (told.has(where)) return;
    told.add(where);
  }
  reportDefect(fault, where);
}
