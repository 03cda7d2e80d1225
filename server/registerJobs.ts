import { bangkokOffsetMs } from '../src/domain/time.ts';
import { guestKeyLifeMs } from './identity/guestKey.ts';
import { endPublishing, startPublishing } from './store/catalogue/shownItems.ts';
import {
  detachOrphanedUploads,
  forgetGuestCarts,
  forgetOldKeys,
  takeUnattachedUploads,
} from './store/database/housekeeping.ts';
import { forgetGuestPush } from './store/people/pushSubscriptions.ts';
import type { AppParts } from './useCases/appParts.ts';
import { removeAbandonedUploads } from './useCases/media/unfinishedUploads.ts';
import { cancelUnpaidOrders } from './useCases/order/cancelUnpaidOrders.ts';
import { askOpenCharges } from './useCases/payment/askOpenCharges.ts';
import { askOpenRefunds } from './useCases/payment/askOpenRefunds.ts';
import { lookAtAttempt } from './useCases/payment/lookAtCharge.ts';
import { eraseOldPapers } from './useCases/people/erasePerson.ts';
import { makeDailyBackup } from './useCases/site/makeDailyBackup.ts';
import { removeLostFiles } from './useCases/site/removeLostFiles.ts';

/** An offline device writes its cart later than it changed it (ms). */
const lateWriteMs = 30 * 24 * 3_600_000;

/** A burst of notifications waits for the providers' answers, not for the processor. */
const chargesAtOnce = 8;

/** Schedules are in UTC. */
const bangkokHours = bangkokOffsetMs / 3_600_000;

/** Registers every job; called once before the jobs start. */
export function registerJobs(parts: AppParts): void {
  const { config, jobs, db, files, clock, realtime } = parts;
  jobs.work('cancel-unpaid-orders', () => cancelUnpaidOrders(parts));
  jobs.repeat('cancel-unpaid-orders', '* * * * *', {});

  jobs.work('look-at-charge', (look) => lookAtAttempt(parts, look.attemptId, look.claimedBy), {
    atOnce: chargesAtOnce,
  });
  jobs.work('ask-open-charges', () => askOpenCharges(parts));
  jobs.repeat('ask-open-charges', '* * * * *', {});
  jobs.work('ask-open-refunds', () => askOpenRefunds(parts));
  jobs.repeat('ask-open-refunds', '* * * * *', {});

  jobs.work('start-publishing', async () => {
    for (const id of await startPublishing(db, clock())) realtime.emitToAll('catalogue:changed', id);
  });
  jobs.repeat('start-publishing', '* * * * *', {});

  jobs.work('end-publishing', async () => {
    for (const id of await endPublishing(db, clock())) realtime.emitToAll('catalogue:changed', id);
  });
  jobs.repeat('end-publishing', '* * * * *', {});

  jobs.work('forget-old-keys', () => forgetOldKeys(db, clock()));
  jobs.repeat('forget-old-keys', '17 20 * * *', {});

  jobs.work('forget-guest-carts', () => forgetGuestCarts(db, clock() - guestKeyLifeMs - lateWriteMs));
  jobs.repeat('forget-guest-carts', '23 20 * * *', {});

  jobs.work('forget-guest-push', () => forgetGuestPush(db, clock() - guestKeyLifeMs));
  jobs.repeat('forget-guest-push', '26 20 * * *', {});

  jobs.work('remove-unattached-uploads', async () => {
    for (const { name, store, displayName } of await takeUnattachedUploads(db, clock())) {
      await files[store].remove(name);
      if (displayName !== null) await files[store].remove(displayName);
    }
  });
  jobs.repeat('remove-unattached-uploads', '41 * * * *', {});

  jobs.work('remove-files', async ({ store, names }) => {
    for (const name of names) await files[store].remove(name);
  });

  jobs.work('erase-old-papers', () => eraseOldPapers(parts, clock()));
  jobs.repeat('erase-old-papers', '35 20 * * *', {});

  if (config.backups !== null) {
    const { hour } = config.backups;
    jobs.work('make-backup', () => makeDailyBackup(parts));
    jobs.repeat('make-backup', `7 ${(hour + 24 - bangkokHours) % 24} * * *`, {});
  }

  jobs.work('remove-lost-files', async () => {
    await detachOrphanedUploads(db);
    await removeLostFiles(parts, clock());
    await removeAbandonedUploads(files, clock());
  });
  jobs.repeat('remove-lost-files', '29 20 * * *', {});
}
