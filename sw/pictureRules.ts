const keptForMs = 30 * 86_400_000;

/** A picture, and all of it: a captive portal's page must not stand in its place for a month. */
export const isWholePicture = (response: Response): boolean =>
  response.status === 200 && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('image/');

/** Whether a kept picture may be shown without asking; one without a date counts as old. */
export const isFresh = (kept: Response, now: number): boolean =>
  now - Date.parse(kept.headers.get('date') ?? '') < keptForMs;
