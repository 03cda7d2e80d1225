/** A press older than this is dropped (ms). */
const patienceMs = 20_000;
/** Interval of the checks whether a pressed button is hydrated (ms). */
const lookEveryMs = 50;

/**
 * Interface between `afterPaint.ts` and the app, which are separate scripts. `stop`: the page was rendered anew.
 * `answer`: the page was hydrated.
 */
export type EarlyPresses = { readonly stop: () => void; readonly answer: () => void };

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Records presses on server-rendered buttons and select lists, and replays them after hydration, because React drops
 * presses on parts whose code is loading. A waiting button has `data-heard`. A replaced button (`LaterPart.tsx`) is
 * found by name and index in its part. Presses without an answer in time are told (`awaitApp.ts`).
 */
export function recordEarlyPresses(): EarlyPresses {
  const chosen = new Set<HTMLSelectElement>();
  let isTakenOver = false;
  const keep = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(pressable) ?? drawnAt(target, clientX, clientY);
    if (!button || (isTakenOver && isAnswered(button))) {
      // After another press the note about the unanswered button is outdated.
      if (isTakenOver) window.awaitedApp?.end();
      return;
    }
    event.stopPropagation();
    if (!('heard' in button.dataset)) pressOnceAnswered(button, () => isTakenOver);
  };
  const recordChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.add(target);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('change', recordChoice, true);
  return {
    stop: () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('change', recordChoice, true);
    },
    answer: () => {
      isTakenOver = true;
      document.removeEventListener('change', recordChoice, true);
      for (const list of chosen) list.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

const pressable = 'button[type=button]';

/** React marks the elements that it handles, but documents no such mark; `drawn.spec.ts` fails if it changes. */
const isAnswered = (button: Element): boolean =>
  !button.closest('[inert]') && Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** A press on an inert element reaches its container, and links inside do not navigate either. */
const drawnAt = (around: Element, x: number, y: number): HTMLElement | undefined =>
  [...around.querySelectorAll<HTMLElement>(`[inert] :is(${pressable}, a[href])`)].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });

function pressOnceAnswered(pressed: HTMLElement, isTakenOver: () => boolean): void {
  const heirOf = heirFinder(pressed);
  const givenUpAt = Date.now() + patienceMs;
  pressed.dataset.heard = '';
  const look = () => {
    const button = isTakenOver() ? heirOf() : undefined;
    if (!button && Date.now() < givenUpAt) return void setTimeout(look, lookEveryMs);
    delete pressed.dataset.heard;
    if (button) button.click();
    else window.awaitedApp?.tell();
  };
  look();
}

/** Finds the button, or its replacement, once it is hydrated. */
function heirFinder(button: HTMLElement): () => HTMLElement | undefined {
  const alikeIn = (part: ParentNode) =>
    [...part.querySelectorAll<HTMLElement>(button.localName)].filter((each) => nameOf(each) === nameOf(button));
  const placeIn = (part: ParentNode) => ({ part, number: alikeIn(part).indexOf(button) });
  const near = placeIn(button.closest('section, aside, header, nav') ?? document);
  const far = placeIn(document);
  return () => {
    const { part, number } = near.part.isConnected ? near : far;
    return [button, alikeIn(part)[number]].find((each) => each?.isConnected && isAnswered(each));
  };
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
