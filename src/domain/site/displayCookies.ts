/**
 * What the server needs to know of the display before it draws a page, as the browser's cookies say it. They hold a
 * language (`th`, `en`) and an appearance (`light`, `dark`; none follows the device), and nothing of a person.
 */
export const languageCookie = 'lanrian.language';
export const themeCookie = 'lanrian.theme';

const yearSeconds = 365 * 24 * 3_600;

/** As `document.cookie` takes it; `null` takes it away. */
export const displayCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''};path=/;samesite=lax;max-age=${value === null ? 0 : yearSeconds}`;
