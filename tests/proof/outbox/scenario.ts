import { type SeededRandom, seededRandom } from '../seededRandom.ts';

/** Death of an app at the nth step after arming; a step is a write to the outbox or one of its requests. */
export type Death = {
  readonly atStep: number;
  /** `before`: the step has no effect. `during`: it is running. `after`: it has its effect, and its result is lost. */
  readonly when: 'before' | 'during' | 'after';
};

/** The network's fault for one request of the outbox. */
export type Fault =
  | 'cutBefore'
  | 'dropAnswer'
  | 'delay'
  | 'twiceInTurn'
  | 'twiceAtOnce'
  | 'unavailable'
  | 'tooMany'
  | 'portal'
  | 'impostor';

/** The change of the browser's session, at most one. */
export type SessionChange = { readonly to: 'nobody' | 'somebodyElse'; readonly at: 'beforeSending' | 'afterFirstLife' };

/** The app after its first death: opened as a page or woken as a worker, perhaps to die again. */
export type LaterLife = { readonly as: 'page' | 'worker'; readonly death: Death | null };

/** One run, derived from its seed. */
export type Scenario = {
  readonly seed: number;
  readonly payer: 'guest' | 'member';
  /** Whether the browser has Background Sync. */
  readonly hasSync: boolean;
  readonly hasSecondTab: boolean;
  /** No space for the report; some is freed after the person was told. */
  readonly isFull: boolean;
  /** The device reports no network while the report is sent. */
  readonly isOffline: boolean;
  readonly pageDeath: Death | null;
  /** The browser wakes the worker at once, while the page still sends. */
  readonly isWokenAtOnce: boolean;
  /** Death of the worker at its first start. */
  readonly workerDeath: Death | null;
  readonly uploadFaults: readonly Fault[];
  readonly reportFaults: readonly Fault[];
  readonly emailFaults: readonly Fault[];
  readonly sessionChange: SessionChange | null;
  readonly laterLives: readonly LaterLife[];
  /** Opens the app again after sending: nothing may be sent again. */
  readonly opensAgain: boolean;
};

export const faults: readonly Fault[] = [
  ...(['cutBefore', 'dropAnswer', 'delay', 'twiceInTurn', 'twiceAtOnce'] as const),
  ...(['unavailable', 'tooMany', 'portal', 'impostor'] as const),
];
const whens = ['before', 'during', 'after'] as const;
/** Writes and requests of one undisturbed delivery, from writing the slip to deleting it. */
const stepsOfPage = 9;
const stepsOfWorker = 7;

export function scenarioOf(seed: number): Scenario {
  const random = seededRandom(seed);
  const chance = (percent: number) => random.below(100) < percent;
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[random.below(things.length)] as Thing;
  const death = (steps: number): Death => ({ atStep: 1 + random.below(steps), when: oneOf(whens) });
  const faultsOf = (percent: number): Fault[] =>
    chance(percent) ? Array.from({ length: 1 + random.below(2) }, () => oneOf(faults)) : [];

  const hasSync = chance(65);
  const isOffline = chance(12);
  const isWokenAtOnce = hasSync && !isOffline && chance(60);
  return {
    seed,
    payer: chance(50) ? 'member' : 'guest',
    hasSync,
    hasSecondTab: chance(20),
    isFull: chance(10),
    isOffline,
    pageDeath: pageDeathOf(random, death),
    isWokenAtOnce,
    workerDeath: (isWokenAtOnce || (hasSync && isOffline)) && chance(60) ? death(stepsOfWorker) : null,
    uploadFaults: faultsOf(35),
    reportFaults: faultsOf(45),
    emailFaults: faultsOf(15),
    sessionChange: sessionChangeOf(random),
    laterLives: Array.from({ length: 1 + random.below(2) }, () => laterLife(random, hasSync, death)),
    opensAgain: chance(15),
  };
}

/** At any step; half of them before the delivery is complete. */
function pageDeathOf(random: SeededRandom, death: (steps: number) => Death): Death | null {
  if (random.below(100) >= 80) return null;
  const anywhere = death(stepsOfPage);
  return random.below(2) === 0 ? anywhere : { ...anywhere, atStep: 2 + random.below(4) };
}

function sessionChangeOf(random: SeededRandom): SessionChange | null {
  if (random.below(100) >= 35) return null;
  return {
    to: random.below(2) === 0 ? 'nobody' : 'somebodyElse',
    at: random.below(2) === 0 ? 'beforeSending' : 'afterFirstLife',
  };
}

function laterLife(random: SeededRandom, hasSync: boolean, death: (steps: number) => Death): LaterLife {
  const as = hasSync && random.below(100) < 70 ? 'worker' : 'page';
  return { as, death: random.below(100) < 75 ? death(stepsOfWorker) : null };
}
