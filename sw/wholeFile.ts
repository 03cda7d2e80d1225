/**
 * Whether an answer is the built file that was asked for, and all of it: no half that a proxy cut off, nor the page of a
 * captive portal or of a front that has one page for every address, which would break the app for as long as it is kept.
 */
export const isWholeFile = (answer: Response, path: string): boolean =>
  answer.status === 200 && !answer.redirected && (isPage(path) || !typeOf(answer).startsWith('text/html'));

const isPage = (path: string): boolean => path.endsWith('.html');
const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? '';
