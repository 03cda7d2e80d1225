import { expect, test } from 'vitest';
import { type BrowserKind, browserKind } from '../../../src/platform/install/browserKind.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[BrowserKind, string, number?]>([
  ['line', `${iphone} Mobile/15E148 Safari Line/15.6.0`],
  ['line', `${android} Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36 Line/15.6.1/IAB`],
  ['inApp', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.39;FBDV/iPhone16,1;FBLC/th_TH]`],
  ['inApp', `${android} Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/512.0.0.39;]`],
  ['inApp', `${iphone} Mobile/15E148 Instagram 380.0.0.28 (iPhone16,1; iOS 18_5; th_TH)`],
  ['inApp', `${iphone} Mobile/15E148 musical_ly_39.5.0 BytedanceWebview/d8a21c6`],
  ['inApp', 'Mozilla/5.0 (Linux; Android 14; 2201; wv) AppleWebKit/537.36 Chrome/136.0 Mobile Safari/537.36'],
  ['inApp', `${iphone} Mobile/15E148`],
  ['iosSafari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['iosSafari', `${mac} Version/18.5 Safari/605.1.15`, 5],
  ['iosOther', `${iphone} CriOS/136.0.7103.91 Mobile/15E148 Safari/604.1`],
  ['iosOther', `${iphone} FxiOS/138.0 Mobile/15E148 Safari/604.1`],
  ['macSafari', `${mac} Version/18.5 Safari/605.1.15`, 0],
  ['androidChromium', `${android} Chrome/136.0.0.0 Mobile Safari/537.36`],
  ['androidChromium', `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['androidFirefox', 'Mozilla/5.0 (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0'],
  ['desktopChromium', `${windows} Chrome/136.0.0.0 Safari/537.36`],
  ['desktopChromium', `${windows} Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0`],
  ['desktopFirefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0'],
])('%s: %s', (kind, userAgent, touchPoints = 0) => {
  expect(browserKind({ userAgent, touchPoints })).toBe(kind);
});
