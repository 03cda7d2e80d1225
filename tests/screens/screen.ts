import type { Page } from 'playwright';
import type { RunningShop } from '../support/shop/shopServer.ts';

/** One state of a screen: what happens before its address is opened, and after. */
export type ScreenState = {
  readonly name: string;
  /** Signs in, fills the cart, places an order: whatever must be true before. May answer another path. */
  readonly before?: (page: Page, shop: RunningShop) => Promise<string | undefined>;
  /** Opens a dialog, types a wrong word: whatever makes the state on the open page. */
  readonly after?: (page: Page, shop: RunningShop) => Promise<void>;
  /** Opened once with the network, then again without. */
  readonly offline?: boolean;
};

export type Screen = { readonly name: string; readonly path: string; readonly states: readonly ScreenState[] };
