import type { WatchReport } from '../../contract/learning/progress.ts';

/** Whether the display data of an entry is watched time. Checked by hand, because the worker has no schemas. */
export const isWatchReport = (draft: unknown): draft is WatchReport =>
  typeof draft === 'object' && draft !== null && 'intervals' in draft && 'courseId' in draft;
