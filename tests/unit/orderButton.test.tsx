import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AwayNote } from '../../src/features/checkout/AwayNote.tsx';
import { OrderButton } from '../../src/features/checkout/OrderButton.tsx';
import { type Unpressable, whyUnpressable } from '../../src/features/checkout/whyUnpressable.ts';
import { checkout } from '../../src/i18n/th/checkout.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

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

test.each(['away', 'noMethod'] as const)('a button that cannot be pressed says why: %s', (why) => {
  const markup = buttonWith(why);
  expect(markup).toContain('aria-disabled="true"');
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`<p id="${id}" class="hint">${checkout.unpressable[why]}</p>`);
});

test('one that can be pressed says nothing', () => {
  expect(buttonWith(null)).not.toMatch(/aria-d|class="hint"/);
});

test('it cannot be pressed without a way to pay, which comes with the network or not at all', () => {
  const [away, here] = [
    { isAway: true, isAsking: true },
    { isAway: false, isAsking: false },
  ];
  expect(whyUnpressable('bankTransfer', away)).toBeNull();
  expect(whyUnpressable(null, away)).toBe('away');
  expect(whyUnpressable(null, here)).toBe('noMethod');
  expect(whyUnpressable(null, { ...here, isAsking: true })).toBeNull();
});

test('a press is asked for only where it does something', () => {
  expect(drawn(<AwayNote isPressable />)).toContain(checkout.offline);
  const barred = drawn(<AwayNote isPressable={false} />);
  expect(barred).toContain(checkout.offlineUnpressable);
  expect(barred).not.toContain('กดปุ่มสั่งซื้อไว้ได้เลย');
});
