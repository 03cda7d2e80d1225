/**
 * The drafts of a report that lies on this device and is changed, whether it waits or was refused: its own, since it may go
 * out as it was meanwhile, and another report of its order begins with nothing of them. Their names end with its key, by
 * which `outbox/forgetEdit.ts` and `outbox/forgetStrayEdits.ts` find them.
 */
export const editDraftName = (key: string): string => `report-edit-1-${key}`;
export const editSlipDraftName = (key: string): string => `report-edit-slip-1-${key}`;
