import { reportStorageFault } from '../store/reportStorageFault.ts';
import { type DrainEagerness, drainOutbox } from './drainOutbox.ts';

/** Sends what waits, for those who wait for no outcome. A device that cannot be read is told of; the next trigger tries again. */
export const sendInBackground = (eagerness: DrainEagerness): void =>
  void drainOutbox(eagerness).catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
