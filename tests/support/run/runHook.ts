import { act, createElement, type ReactNode } from 'react';
import { vi } from 'vitest';

export type RunningHook<T> = {
  /** The latest result. */
  readonly now: () => T;
  /** All results, one for each render. */
  readonly drawn: readonly T[];
  /** Does something and waits for the effects. */
  readonly does: (work: (answer: T) => unknown) => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** Runs a hook with its effects, in the smallest document that React accepts. */
export async function runHook<T>(hook: () => T, around = (inside: ReactNode) => inside): Promise<RunningHook<T>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  const { createRoot } = await import('react-dom/client');
  const addEventListener = () => {};
  const page = { nodeType: 9, addEventListener };
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: page, addEventListener };
  const drawn: T[] = [];
  const Draws = () => {
    drawn.push(hook());
    return null;
  };
  const root = createRoot(place as unknown as Element);
  await act(async () => root.render(around(createElement(Draws))));
  const now = () => drawn.at(-1) as T;
  return {
    now,
    drawn,
    // React returns only a thenable.
    does: async (work) => await act(async () => void (await work(now()))),
    leave: async () => await act(async () => root.unmount()),
  };
}
