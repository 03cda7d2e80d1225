/** One place where an account is signed in. */
export type DeviceSession = {
  readonly id: string;
  /** The browser's user agent; informational only. */
  readonly userAgent: string;
  /** Epoch milliseconds of the sign-in. */
  readonly signedInAt: number;
  /** Epoch milliseconds, updated at most once a day. */
  readonly lastSeenAt: number;
  /** Whether it is the asking device. */
  readonly isThis: boolean;
};

export type DeviceSystem = 'android' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'linux' | 'chromeos';
export type DeviceBrowser = 'chrome' | 'safari' | 'firefox' | 'edge' | 'opera' | 'samsung' | 'line' | 'facebook';

/** The name of a device; `null` if the browser does not tell. */
export type DeviceKind = { readonly system: DeviceSystem | null; readonly browser: DeviceBrowser | null };

/** Specific names first: most browsers also claim Chrome and Safari, Android also Linux. */
const systems: readonly (readonly [RegExp, DeviceSystem])[] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux|X11/, 'linux'],
];
const browsers: readonly (readonly [RegExp, DeviceBrowser])[] = [
  [/\bLine\//, 'line'],
  [/FBAN|FBAV|FB_IAB/, 'facebook'],
  [/Edg(?:e|A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
];

/** Reads a user agent. */
export const deviceOf = (userAgent: string): DeviceKind => ({
  system: systems.find(([sign]) => sign.test(userAgent))?.[1] ?? null,
  browser: browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? null,
});

/** Whether the device is a phone or a tablet. */
export const isHandheld = ({ system }: DeviceKind): boolean =>
  system === 'android' || system === 'iphone' || system === 'ipad';
