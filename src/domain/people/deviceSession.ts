/** One place where an account is signed in. */
export type DeviceSession = {
  readonly id: string;
  /** What the browser says of itself; nothing relies on it. */
  readonly userAgent: string;
  /** Epoch milliseconds of the sign-in. */
  readonly signedInAt: number;
  /** Epoch milliseconds; a visit is noted at most once a day. */
  readonly lastSeenAt: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
};

export type DeviceSystem = 'android' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'linux' | 'chromeos';
export type DeviceBrowser = 'chrome' | 'safari' | 'firefox' | 'edge' | 'opera' | 'samsung' | 'line' | 'facebook';

/** What a device is called by; `null` where the browser does not say. */
export type DeviceKind = { readonly system: DeviceSystem | null; readonly browser: DeviceBrowser | null };

/** The more particular first: nearly every browser also calls itself Chrome and Safari, Android also Linux. */
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

/** Reads the name that a browser gives itself. */
export const deviceOf = (userAgent: string): DeviceKind => ({
  system: systems.find(([sign]) => sign.test(userAgent))?.[1] ?? null,
  browser: browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? null,
});

/** Whether it is held in the hand. */
export const isHandheld = ({ system }: DeviceKind): boolean =>
  system === 'android' || system === 'iphone' || system === 'ipad';
