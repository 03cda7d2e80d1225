/** For the news of a page, beside its heading: it takes the focus on arrival. */
export const announcedOnArrival = { 'data-announced-on-arrival': '', tabIndex: -1 } as const;

/** Whether the page already focused its news. */
export const hasAnnouncedOnArrival = (): boolean =>
  document.activeElement?.closest('[data-announced-on-arrival]') != null;
