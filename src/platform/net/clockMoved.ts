/**
 * The change of this device's clock since the page began (ms, negative: back), including sleep that the browser does
 * not count.
 */
export const clockMoved = (): number => Date.now() - performance.timeOrigin - performance.now();
