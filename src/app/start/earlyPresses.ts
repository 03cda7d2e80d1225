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
 * Records presses on server-rendered buttons, radios and select lists, and replays them in order after hydration,
 * because React drops presses on parts whose code is loading. A waiting control has `data-waiting`. A replaced one
 * (`LaterPart.tsx`) is found by name and index in its part. A press without an answer in time shows a note (`awaitApp.ts`).
 */
export function recordEarlyPresses(): EarlyPresses {
  const changedLists = new Set<HTMLSelectElement>();
  const waitingRadios = new Set<HTMLElement>();
  let isHydrated = false;
  let replayed = Promise.resolve();
  const keep = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>(pressable) ?? drawnAt(target, clientX, clientY);
    if (!pressed || (isHydrated && isAnswered(pressed) && !waitingRadios.size)) {
      // After another press the note about the unanswered button is outdated.
      if (isHydrated) window.awaitedApp?.end();
      return;
    }
    event.stopPropagation();
    if (isRadio(pressed)) {
      pressed.checked = true;
      waitingRadios.add(pressed);
    }
    if ('waiting' in pressed.dataset) return;
    const replay = replayOnceAnswered(pressed, () => isHydrated);
    replayed = replayed.then(replay).then(() => void waitingRadios.delete(pressed));
  };
  const recordChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) changedLists.add(target);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('change', recordChoice, true);
  return {
    stop: () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('change', recordChoice, true);
    },
    answer: () => {
      isHydrated = true;
      document.removeEventListener('change', recordChoice, true);
      for (const list of changedLists) list.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

const pressable = ':is(button[type=button],[type=radio]:enabled)';

const isRadio = (control: Element): control is HTMLInputElement => control.matches('input');

/** React marks the elements that it handles, but documents no such mark; `drawn.spec.ts` fails if it changes. */
const isAnswered = (button: Element): boolean =>
  !button.closest('[inert]') && Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** A press on an inert element reaches its container, and links inside do not navigate either. */
const drawnAt = (around: Element, x: number, y: number): HTMLElement | undefined =>
  [...around.querySelectorAll<HTMLElement>(`[inert] :is(${pressable}, a[href])`)].find((control) => {
    const { left, right, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });

/** Waits until the control, or its replacement, is hydrated, and presses it. */
function replayOnceAnswered(pressed: HTMLElement, isHydrated: () => boolean): () => Promise<void> {
  const findReplacement = replacementOf(pressed);
  const givenUpAt = Date.now() + patienceMs;
  pressed.dataset.waiting = '';
  return async () => {
    let control: HTMLElement | undefined;
    do {
      // Also before the first look: React has then drawn what the press before this one changed.
      await new Promise((done) => setTimeout(done, lookEveryMs));
      control = isHydrated() ? findReplacement() : undefined;
    } while (!control && Date.now() < givenUpAt);
    delete pressed.dataset.waiting;
    if (!control) window.awaitedApp?.tell();
    else if (!isRadio(pressed)) control.click();
    else if (pressed.checked) choose(control as HTMLInputElement);
  };
}

/** React takes a press on a checked radio for no change. */
function choose(radio: HTMLInputElement): void {
  radio.checked = false;
  radio.click();
}

/** Finds the control, or its replacement, once it is hydrated. */
function replacementOf(pressed: HTMLElement): () => HTMLElement | undefined {
  const alikeIn = (part: ParentNode) =>
    [...part.querySelectorAll<HTMLElement>(pressed.localName)].filter((each) => nameOf(each) === nameOf(pressed));
  const placeIn = (part: ParentNode) => ({ part, number: alikeIn(part).indexOf(pressed) });
  const near = placeIn(pressed.closest('section, aside, header, nav') ?? document);
  const far = placeIn(document);
  return () => {
    const { part, number } = near.part.isConnected ? near : far;
    return [pressed, alikeIn(part)[number]].find((each) => each?.isConnected && isAnswered(each));
  };
}

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('value')) ?? '';
