import { clearDraftsEnding } from '../../platform/draftStorage.ts';
import { reportDefect } from '../../platform/reportDefect.ts';

/** What was changed of a report goes with it (`editDraftName.ts`); what stays behind stands in no form. */
export const forgetEdit = (key: string): Promise<void> =>
  clearDraftsEnding(key).catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
