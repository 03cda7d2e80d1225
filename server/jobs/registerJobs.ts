import type { AppParts } from '../appParts.ts';
import { forgetOldKeys, takeUnattachedUploads } from '../store/housekeeping.ts';
import { cancelUnpaidOrders } from '../useCases/cancelUnpaidOrders.ts';
import { removeLostFiles } from '../useCases/removeLostFiles.ts';

/** Binds every job to its work; called once before the jobs start. */
export function registerJobs(parts: AppParts): void {
  const { jobs, db, files, clock } = parts;
  jobs.work('cancel-unpaid-orders', () => cancelUnpaidOrders(parts));
  jobs.repeat('cancel-unpaid-orders', '* * * * *', {});

  jobs.work('forget-old-keys', () => forgetOldKeys(db, clock()));
  jobs.repeat('forget-old-keys', '17 20 * * *', {});

  jobs.work('remove-unattached-uploads', async () => {
    for (const { name, store, displayName } of await takeUnattachedUploads(db, clock())) {
      await files[store].remove(name);
      if (displayName !== null) await files[store].remove(displayName);
    }
  });
  jobs.repeat('remove-unattached-uploads', '41 * * * *', {});

  jobs.work('remove-lost-files', () => removeLostFiles(parts, clock()));
  jobs.repeat('remove-lost-files', '29 20 * * *', {});
}
