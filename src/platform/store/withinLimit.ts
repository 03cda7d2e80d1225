/** A database that hangs is begun anew within this (ms); nobody waits longer for what a device keeps. */
export const storePatienceMs = 10_000;

/** A page that the system froze meanwhile finds its clock far ahead: it has lost one of these parts, and not the whole. */
const parts = 4;

/**
 * The value, or a `TimeoutError` after so long (ms): what a browser never answers (a part of the app on a dead network, a
 * database that hangs) must not keep anybody waiting. What comes later is passed over.
 */
export function withinLimit<T>(value: PromiseLike<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = parts;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      reject(new DOMException(`Nothing came in ${limitMs} ms`, 'TimeoutError'));
    }, limitMs / parts);
    const settled = () => clearInterval(timer);
    value.then(resolve, reject).then(settled);
  });
}
