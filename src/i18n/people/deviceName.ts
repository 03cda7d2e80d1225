import type { DeviceBrowser, DeviceKind, DeviceSystem } from '../../domain/people/deviceSession.ts';

const systems: Record<DeviceSystem, string> = {
  android: 'Android',
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
  chromeos: 'Chromebook',
};
const browsers: Record<DeviceBrowser, string> = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  line: 'LINE',
  facebook: 'Facebook',
};

/** A device's name by its maker, the same in every language; a general word if unknown. */
export function deviceName({ system, browser }: DeviceKind, words: { on: string; unknown: string }): string {
  if (system === null) return browser === null ? words.unknown : browsers[browser];
  return browser === null ? systems[system] : `${browsers[browser]} ${words.on} ${systems[system]}`;
}
