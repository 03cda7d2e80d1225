import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AwayNote } from '../../../src/features/checkout/AwayNote.tsx';
import { OrderButton } from '../../../src/features/checkout/OrderButton.tsx';
import { type Unpressable, whyUnpressable } from '../../../src/features/checkout/whyUnpressable.ts';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const drawn = (part: ReactNode) => renderToStaticMarkup(<DrawnLanguage value="th">{part}</DrawnLanguage>);

function buttonWith(why: Unpressable | null): string {
  const nothing = () => {};
  const network = { press: nothing, isAway: true, isWaiting: false, hasLapsed: false, stopWaiting: nothing };
  return drawn(
    <OrderButton form="f" block={false} network={network} busy={false} isBarred={why !== null} why={why}>
      {checkout.submit}
    </OrderButton>,
  );
}

test.each(['away', 'noMethod', 'noShipping'] as const)('a button that cannot be pressed says why: %s', (why) => {
  const markup = buttonWith(why);
  expect(markup).toContain('aria-disabled="true"');
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`<p id="${id}" class="hint">${checkout.unpressable[why]}</p>`);
});

test('a usable one shows no reason', () => {
  expect(buttonWith(null)).not.toMatch(/aria-d|class="hint"/);
});

const complete = { isWithoutMethod: false, isWithoutShipping: false, isAway: false, isAsking: false };
const why = (lacking: Partial<typeof complete>) => whyUnpressable({ ...complete, ...lacking });

test('an order that lacks nothing can be pressed, also without a network and while the shop is asked', () => {
  expect([why({}), why({ isAway: true }), why({ isAsking: true })]).toEqual([null, null, null]);
});

test.each([
  ['noMethod', { isWithoutMethod: true }],
  ['noShipping', { isWithoutShipping: true }],
  ['noMethod', { isWithoutMethod: true, isWithoutShipping: true }],
  ['away', { isWithoutMethod: true, isAway: true, isAsking: true }],
  ['away', { isWithoutShipping: true, isAway: true }],
] as const)(
  'it cannot be pressed without a way to pay or to send, which comes with the network or not at all: %s',
  (reason, lacking) => {
    expect(why(lacking)).toBe(reason);
    expect(why({ ...lacking, isAway: false, isAsking: true })).toBeNull();
  },
);

test('a press is asked for only where it does something', () => {
  expect(drawn(<AwayNote isPressable />)).toContain(checkout.offline);
  const barred = drawn(<AwayNote isPressable={false} />);
  expect(barred).toContain(checkout.offlineUnpressable);
  expect(barred).not.toContain('กดปุ่มสั่งซื้อไว้ได้เลย');
});
