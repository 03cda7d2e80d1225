import { reportStorageFault } from '../store/reportStorageFault.ts';
import { type DrainEagerness, drainOutbox } from './drainOutbox.ts';

/** Sends waiting entries without an outcome. A device that cannot be read is reported; the next trigger retries. */
export const sendInBackground = (eagerness: DrainEagerness): void =>
  void drainOutbox(eagerness).catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
