/** Prefix of the names of all correction drafts. */
export const editDraftsBeginning = 'report-edit-';

/**
 * Draft name for a correction of a report on this device. Each report has its own, because it may be sent unchanged
 * meanwhile, and a new report of the order must not start with the correction. The name ends with the report's key.
 */
export const editDraftName = (key: string): string => `${editDraftsBeginning}1-${key}`;
export const editSlipDraftName = (key: string): string => `${editDraftsBeginning}slip-1-${key}`;
