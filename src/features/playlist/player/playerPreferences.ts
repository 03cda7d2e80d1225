/** The player's settings, persisted on this device. */
type PlayerPreferences = {
  /** A language's code, or `off`. */
  readonly subtitles: string | null;
  readonly speed: number;
  readonly volume: number;
  readonly isMuted: boolean;
};

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const storedAs = 'lanrian.player';
/** `null`: not chosen, so the subtitles follow the interface language. */
const unset: PlayerPreferences = { subtitles: null, speed: 1, volume: 1, isMuted: false };

/** Unreadable settings count as not chosen. */
export function readPlayerPreferences(): PlayerPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '{}');
    const of = (name: string): unknown => new Map(Object.entries(stored ?? {})).get(name);
    const [subtitles, speed, volume] = [of('subtitles'), of('speed'), of('volume')];
    return {
      subtitles: typeof subtitles === 'string' && subtitles.length <= 12 ? subtitles : unset.subtitles,
      speed: speeds.find((each) => each === speed) ?? unset.speed,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : unset.volume,
      isMuted: of('isMuted') === true,
    };
  } catch {
    return unset;
  }
}

export function storePlayerPreferences(changes: Partial<PlayerPreferences>): void {
  try {
    localStorage.setItem(storedAs, JSON.stringify({ ...readPlayerPreferences(), ...changes }));
  } catch {}
}
