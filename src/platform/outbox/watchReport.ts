import type { WatchReport } from '../../contract/learning/progress.ts';

/** Whether what an entry keeps to be shown is watched time. By hand, since the worker carries no schema. */
export const isWatchReport = (draft: unknown): draft is WatchReport =>
  typeof draft === 'object' && draft !== null && 'intervals' in draft && 'courseId' in draft;
