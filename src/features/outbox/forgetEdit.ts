import { reportDefect } from '../../platform/net/reportDefect.ts';
import { clearDraftsEnding } from '../../platform/store/draftStorage.ts';

/** Deletes the correction draft of a report (`editDraftName.ts`). A draft that remains shows in no form. */
export const forgetEdit = (key: string): Promise<void> =>
  clearDraftsEnding(key).catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
