import { expect, test } from 'vitest';
import { deviceOf, isHandheld } from '../../../src/domain/people/deviceSession.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'android', 'chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) SamsungBrowser/26.0 ${chrome} Mobile Safari/537.36`,
    'android',
    'samsung',
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${chrome} Mobile Safari/537.36 Line/14.2.0/IAB`, 'android', 'line'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'iphone',
    'safari',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1', 'iphone', 'chrome'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/480]', 'iphone', 'facebook'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'ipad', 'safari'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/130.0.0.0`, 'windows', 'edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'linux', 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'mac', 'safari'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36 OPR/115.0`, 'chromeos', 'opera'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, system, browser) => {
  expect(deviceOf(userAgent)).toEqual({ system, browser });
});

test('phones and tablets are held in the hand', () => {
  const kinds = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh'].map((name) => isHandheld(deviceOf(name)));
  expect(kinds).toEqual([true, true, true, false, false]);
});
