const cachedForMs = 30 * 86_400_000;

/** Whether a response is a complete picture. A captive portal's page must not be cached as one for a month. */
export const isWholePicture = (response: Response): boolean =>
  response.status === 200 && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('image/');

/** Whether a cached picture may be used without a request; one without a date may not. */
export const isFresh = (cached: Response, now: number): boolean =>
  now - Date.parse(cached.headers.get('date') ?? '') < cachedForMs;
