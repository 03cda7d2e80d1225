import type { Page } from 'playwright';
import type { RunningShop } from '../support/shop/shopServer.ts';

/** One state of a screen: actions before and after opening its address. */
export type ScreenState = {
  readonly name: string;
  /** Preparations such as a sign-in, a cart or an order. May return another path. */
  readonly before?: (page: Page, shop: RunningShop) => Promise<string | undefined>;
  /** Actions on the open page that lead to the state. */
  readonly after?: (page: Page, shop: RunningShop) => Promise<void>;
  /** Opened online first, then again offline. */
  readonly offline?: boolean;
  /** With the service worker; the others are drawn without one, because its installation takes seconds. */
  readonly worker?: true;
};

export type Screen = { readonly name: string; readonly path: string; readonly states: readonly ScreenState[] };
