import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { waiting } from '../../../src/i18n/th/app/waiting.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { NetworkNote } from '../../../src/ui/press/NetworkButton.tsx';

const why = 'Needs the network';
const states = [false, true];
const every = states.flatMap((isAway) =>
  states.flatMap((isWaiting) =>
    states.flatMap((hasLapsed) =>
      states.flatMap((isSending) =>
        states.map((hasFailed) => ({ isAway, isWaiting, hasLapsed, isSending, hasFailed })),
      ),
    ),
  ),
);

function noteOf({ isSending, hasFailed, ...state }: (typeof every)[number]): string {
  const nothing = () => {};
  const network = {
    ...{ ...state, press: nothing, stopWaiting: nothing },
    error: hasFailed ? new Error('No') : null,
    sending: isSending ? { since: 0, stop: nothing } : null,
  };
  return renderToStaticMarkup(
    <DrawnLanguage value="th">
      <NetworkNote network={network} why={why} />
    </DrawnLanguage>,
  );
}

test('why a button needs the network is said only before it is pressed, and beside nothing else', () => {
  const told = every.filter((state) => noteOf(state).includes(why));
  expect(told).toEqual([{ isAway: true, isWaiting: false, hasLapsed: false, isSending: false, hasFailed: false }]);
});

test('a wait that lapsed is said until something else is', () => {
  const told = every.filter((state) => noteOf(state).includes(waiting.lapsed));
  expect(told).toEqual(
    states.map((isAway) => ({ isAway, isWaiting: false, hasLapsed: true, isSending: false, hasFailed: false })),
  );
});
