/** Nobody still waits for a button that they pressed so long ago (ms). */
const patienceMs = 20_000;
/** Between two looks whether a pressed button is the app's by now (ms): too short to be felt. */
const lookEveryMs = 50;

/**
 * Handed to the app by what a drawn page begins with (`afterPaint.ts`), which is another script. `stop` for a page that is
 * drawn anew, `answer` for one that the app has taken over.
 */
export type EarlyPresses = { readonly stop: () => void; readonly answer: () => void };

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Presses on buttons and choices in lists that the server drew, before the app can answer them; links and forms lead on by
 * themselves, but for those in a part that is inert. A page is taken over part by part, and React drops a press on a part whose code is still on its way: it hears
 * of a button only once it answers for it. Until then the press is kept and the button marked (`data-heard`). What is put
 * in a button's place (`LaterPart.tsx`) is pressed instead of it: the one of the same name and number in the same part.
 * A press that nothing answers in time is told (`awaitApp.ts`).
 */
export function keepEarlyPresses(): EarlyPresses {
  const chosen = new Set<HTMLSelectElement>();
  let isTakenOver = false;
  const keep = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(pressable) ?? drawnAt(target, clientX, clientY);
    if (!button || (isTakenOver && isAnswered(button))) {
      // Whoever goes on elsewhere needs to be told no longer of a button that did nothing.
      if (isTakenOver) window.awaitedApp?.end();
      return;
    }
    event.stopPropagation();
    if (!('heard' in button.dataset)) pressOnceAnswered(button, () => isTakenOver);
  };
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.add(target);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('change', keepChoice, true);
  return {
    stop: () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('change', keepChoice, true);
    },
    answer: () => {
      isTakenOver = true;
      document.removeEventListener('change', keepChoice, true);
      for (const list of chosen) list.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

const pressable = 'button[type=button]';

/** React leaves its mark on all that it answers for. It names it nowhere: `drawn.spec.ts` fails when the mark is another. */
const isAnswered = (button: Element): boolean =>
  !button.closest('[inert]') && Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** A press on what is inert reaches what is around it; a link in there leads nowhere, either. */
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

/** Finds the button, or what came in its place, once it is answered. */
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
