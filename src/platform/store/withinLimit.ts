/** The longest wait for the device's storage. A hanging database is reopened within this (ms). */
export const storePatienceMs = 10_000;

/** The timer runs in parts: after a system freeze the clock is far ahead, and only one part is lost. */
const parts = 4;

/**
 * The value, or a `TimeoutError` after this time (ms), for browser calls that may never answer. A later result is
 * ignored.
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
