import type { Locator, Page } from 'playwright/test';

/**
 * Presses the middle of an element twice within a few milliseconds. `dblclick` waits for the page between the presses,
 * and a busy machine makes two presses of them.
 */
export async function tapTwice(page: Page, place: Locator): Promise<void> {
  await place.hover();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseReleased', clickCount: number) => {
    const at = { x: x + width / 2, y: y + height / 2 };
    return browser.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount });
  };
  await Promise.all([1, 2].flatMap((count) => [send('mousePressed', count), send('mouseReleased', count)]));
  await browser.detach();
}
