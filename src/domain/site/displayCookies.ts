/**
 * Cookies that tell the server how to render a page: language (`th`, `en`) and appearance (`light`, `dark`; absent
 * follows the device). They hold nothing personal.
 */
export const languageCookie = 'lanrian.language';
export const themeCookie = 'lanrian.theme';

const yearSeconds = 365 * 24 * 3_600;

/** The text for `document.cookie`; `null` deletes it. */
export const displayCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''};path=/;samesite=lax;max-age=${value === null ? 0 : yearSeconds}`;
