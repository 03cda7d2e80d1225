/**
 * Whether a response is the complete built file. A truncated file, a captive portal's page, or a fallback page of a
 * front server would break the app for as long as it is cached.
 */
export const isWholeFile = (answer: Response, path: string): boolean =>
  answer.status === 200 && !answer.redirected && (isPage(path) || !typeOf(answer).startsWith('text/html'));

const isPage = (path: string): boolean => path.endsWith('.html');
const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? '';
