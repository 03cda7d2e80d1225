import { reportDefect } from '../../platform/net/reportDefect.ts';
import { clearDraftsEnding } from '../../platform/store/draftStorage.ts';

/** What was changed of a report goes with it (`editDraftName.ts`); what stays behind stands in no form. */
export const forgetEdit = (key: string): Promise<void> =>
  clearDraftsEnding(key).catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
