import { clearDraftsEnding } from '../../platform/draftStorage.ts';
import { reportDefect } from '../../platform/reportDefect.ts';

/** What was changed of a report while it waited goes with it (`bankTransfer/editOf.ts`); what stays behind stands in no form. */
export const forgetEdit = (key: string): Promise<void> =>
  clearDraftsEnding(key).catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
