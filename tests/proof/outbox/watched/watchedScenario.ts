import { type SeededRandom, seededRandom } from '../../seededRandom.ts';
import { type Death, type Fault, faults } from '../scenario.ts';

/** Seconds of the lecture that are played without a seek. */
export type Play = { readonly from: number; readonly seconds: number };

/**
 * How the last play of a page ends. `leave`: the page goes while the film runs. `kill`: the page dies while the film runs.
 * `hideAndKill`: the page is hidden and dies before it could write.
 */
type Ending = 'pause' | 'hide' | 'leave' | 'kill' | 'hideAndKill';

/** One page that plays the film. `death`: at a later step of its outbox; the step may never come. */
export type Tab = { readonly plays: readonly Play[]; readonly ending: Ending; readonly death: Death | null };

/** The app from an opening to its end. Only the owner plays; another person only opens the app. */
export type WatchingLife = {
  readonly as: 'owner' | 'nobody' | 'somebodyElse';
  readonly tabs: readonly Tab[];
  readonly isOffline: boolean;
  /** No space in the databases while the film runs. */
  readonly isFull: boolean;
  /** The worker is woken at the end of the life. */
  readonly worker: { readonly death: Death | null } | null;
};

/** One run, which follows from its seed. */
export type WatchedScenario = {
  readonly hasSync: boolean;
  readonly lives: readonly WatchingLife[];
  /** Faults of the requests with watched time. */
  readonly faults: readonly Fault[];
  /** A play of the same person on another device. */
  readonly elsewhere: Play | null;
};

/** Steps of one play of a page: a write, its sealing, its request, the answer's write, and those of a left row. */
const stepsOfPage = 12;
const stepsOfWorker = 5;
const endings: readonly Ending[] = ['pause', 'hide', 'leave', 'leave', 'kill', 'kill', 'hideAndKill'];
/** Starts lie 4 s apart and no play ends less than 2 s before one: stretches with a smaller gap are joined. */
const starts = [0, 4, 8, 12] as const;
const lengths = [4, 5, 6, 8, 9, 10, 12, 13, 14] as const;

export function watchedScenarioOf(seed: number): WatchedScenario {
  const random = seededRandom(seed ^ 0x3a7c);
  const chance = (percent: number) => random.below(100) < percent;
  const hasSync = chance(65);
  return {
    hasSync,
    lives: Array.from({ length: 2 + random.below(2) }, (_, place) => lifeOf(random, place, hasSync)),
    faults: chance(65) ? Array.from({ length: 1 + random.below(3) }, () => oneOf(random, faults)) : [],
    elsewhere: chance(30) ? playOf(random) : null,
  };
}

function lifeOf(random: SeededRandom, place: number, hasSync: boolean): WatchingLife {
  const chance = (percent: number) => random.below(100) < percent;
  const isOthers = place > 0 && chance(20);
  return {
    as: isOthers ? oneOf(random, ['nobody', 'somebodyElse']) : 'owner',
    tabs: Array.from({ length: chance(25) ? 2 : 1 }, () => tabOf(random)),
    isOffline: chance(25),
    isFull: chance(12),
    worker: hasSync && chance(40) ? { death: chance(60) ? deathOf(random, stepsOfWorker) : null } : null,
  };
}

const tabOf = (random: SeededRandom): Tab => ({
  plays: Array.from({ length: 1 + random.below(3) }, () => playOf(random)),
  ending: oneOf(random, endings),
  death: random.below(100) < 45 ? deathOf(random, stepsOfPage) : null,
});

const playOf = (random: SeededRandom): Play => ({ from: oneOf(random, starts), seconds: oneOf(random, lengths) });

const deathOf = (random: SeededRandom, steps: number): Death => ({
  atStep: 1 + random.below(steps),
  when: oneOf(random, ['before', 'during', 'after']),
});

const oneOf = <Thing>(random: SeededRandom, things: readonly Thing[]): Thing =>
  things[random.below(things.length)] as Thing;
