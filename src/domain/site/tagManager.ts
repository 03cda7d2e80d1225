/** Whether the text is the id of a container of Google Tag Manager. */
export const isTagManagerId = (text: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(text);
