/**
 * On what a page came for, beside its heading: it takes the focus as it comes, and whoever arrives is led to it and not
 * to the top of the page.
 */
export const toldOnArrival = { 'data-told-on-arrival': '', tabIndex: -1 } as const;

/** Whether the page has led the person to its news already. */
export const hasToldOnArrival = (): boolean => document.activeElement?.closest('[data-told-on-arrival]') != null;
