/** For the news of a page, beside its heading: it takes the focus on arrival. */
export const toldOnArrival = { 'data-told-on-arrival': '', tabIndex: -1 } as const;

/** Whether the page already focused its news. */
export const hasToldOnArrival = (): boolean => document.activeElement?.closest('[data-told-on-arrival]') != null;
