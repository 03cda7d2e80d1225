import { reportDefect } from '../net/reportDefect.ts';
import { isStorageFault } from './isStorageFault.ts';

const told = new Set<string>();

/**
 * Reports a storage fault once per life and place: retries would otherwise report one broken disk for ever. Other
 * defects are reported each time.
 */
export function reportStorageFault(fault: unknown, where: string): void {
  if (isStorageFault(fault)) {
    if (told.has(where)) return;
    told.add(where);
  }
  reportDefect(fault, where);
}
