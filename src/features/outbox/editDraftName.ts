/** What the names of all drafts of changed reports begin with. */
export const editDraftsBeginning = 'report-edit-';

/**
 * The drafts of a report that lies on this device and is changed, whether it waits or was refused: its own, since it may go
 * out as it was meanwhile, and another report of its order begins with nothing of them. Their names end with its key.
 */
export const editDraftName = (key: string): string => `${editDraftsBeginning}1-${key}`;
export const editSlipDraftName = (key: string): string => `${editDraftsBeginning}slip-1-${key}`;
