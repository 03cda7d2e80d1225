/**
 * How far this device's clock was moved since the page began (ms, negative: back). What the page slept is in it, too, where the
 * browser does not count that as time.
 */
export const clockMoved = (): number => Date.now() - performance.timeOrigin - performance.now();
