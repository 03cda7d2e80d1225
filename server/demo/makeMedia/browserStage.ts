import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';

async function fontFace(subset: string, range: string): Promise<string> {
  const file = new URL(
    `../../../node_modules/@fontsource-variable/anuphan/files/anuphan-${subset}-wght-normal.woff2`,
    import.meta.url,
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:Anuphan;font-weight:100 700;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
}

/**
 * A browser page of the given size in CSS pixels that holds one empty SVG, `#stage`, and has the interface's font
 * ready. Needs Debian's chromium, or another browser by CHROMIUM_PATH.
 */
export async function openStage(
  width: number,
  height: number,
  deviceScaleFactor: number,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  const faces = [
    await fontFace('thai', 'U+0E01-0E5B,U+25CC'),
    await fontFace('latin', 'U+0000-00FF,U+2000-206F,U+2212'),
  ];
  const style = `<style>${faces.join('')}body{margin:0;background:#fff}svg{display:block;font-family:Anuphan}</style>`;
  await page.setContent(
    `${style}<svg id="stage" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`,
  );
  await page.evaluate(`Promise.all(['ก', 'A'].map((letter) => document.fonts.load('500 20px Anuphan', letter)))`);
  return { page, close: () => browser.close() };
}
