/** Runs what can wait once the page is loaded and the browser is idle; within two seconds at the latest. */
export function afterFirstPaint(act: () => unknown): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
    else setTimeout(act, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
