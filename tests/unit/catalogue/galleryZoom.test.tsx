import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CloseViewAwaited } from '../../../src/features/product/CloseViewAwaited.tsx';
import { ProductGallery } from '../../../src/features/product/ProductGallery.tsx';
import { productMessages } from '../../../src/i18n/catalogue/product.ts';
import { currentLanguage } from '../../../src/i18n/language.ts';
import { MissingPart } from '../../../src/ui/state/MissingPart.tsx';
import { QuietBoundary } from '../../../src/ui/state/QuietBoundary.tsx';
import { runHook } from '../../support/run/runHook.ts';
import { noSharing, row } from '../listingFixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Part = ReactElement<Record<string, unknown>>;

const partsOf = (drawn: ReactNode): readonly Part[] =>
  Children.toArray(drawn).flatMap((part) =>
    isValidElement<Record<string, unknown>>(part) ? [part, ...partsOf(part.props.children as ReactNode)] : [],
  );
const closeUp = (drawn: ReactNode) =>
  partsOf(drawn).find(({ props }) => props.label === productMessages[currentLanguage()].gallery.closeUp);
const view = (drawn: ReactNode) => partsOf(drawn).find(({ type }) => type === QuietBoundary);

const product = {
  ...row('5', 'สมุด', 'Book', { kind: 'product', coverUrl: '/uploads/public/cover.webp' }),
  ...{ kindName: null, description: { th: '', en: null }, facts: [], video: null, plans: [], pictures: [] },
  ...{ isLocked: false, publishEndsAt: null, sharing: noSharing },
} as const;

test('a failed close-up ends, and a press retries it', async () => {
  const gallery = await runHook(() => ProductGallery({ product }));
  const press = () => gallery.does((drawn) => (closeUp(drawn)?.props.onClick as (() => void) | undefined)?.());
  await press();
  const failed = view(gallery.now());
  expect(failed).toBeDefined();
  await gallery.does(() => new QuietBoundary(failed?.props as never).componentDidCatch());
  expect(view(gallery.now())).toBeUndefined();
  await press();
  expect(view(gallery.now())).toBeDefined();
  await gallery.leave();
});

test('one whose code does not come though the shop answers says so after a while, with the ways out', async () => {
  vi.useFakeTimers();
  const stop = vi.fn();
  const awaited = await runHook(() => CloseViewAwaited({ onStop: stop }));
  expect(awaited.now().type).not.toBe(MissingPart);
  await awaited.does(() => vi.advanceTimersByTime(10_000));
  expect(awaited.now().type).toBe(MissingPart);
  expect(awaited.now().props).toEqual({ onClose: stop });
  await awaited.leave();
});
