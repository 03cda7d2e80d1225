import type { CodeProblem } from './applyCode.ts';

/** A refused code, and the contents of the cart (`contentsOf`) that it was refused for. */
export type RefusedCode = { readonly problem: CodeProblem; readonly by: string };

/** A coupon code on its way into the cart. What is typed, and whether it waits for the network, is in a draft. */
export type CodeState =
  | { readonly name: 'typing'; readonly refused: RefusedCode | null }
  /** The shop is asked, or the person, before one offer takes the place of another. */
  | { readonly name: 'busy' }
  /** The coupon is in the cart, and the total on the page may not count it yet. */
  | { readonly name: 'added'; readonly couponId: string };

export type CodeEvent =
  | { readonly type: 'typed' }
  | { readonly type: 'begun' }
  | { readonly type: 'refused'; readonly refused: RefusedCode }
  | { readonly type: 'ended' }
  | { readonly type: 'added'; readonly couponId: string }
  /** The total on the page counts the coupon. */
  | { readonly type: 'counted' };

export const noCode: CodeState = { name: 'typing', refused: null };

/** The next state of a code. */
export function codeReducer(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'typed':
      return state.name === 'typing' ? noCode : state;
    case 'begun':
      return { name: 'busy' };
    case 'refused':
      return { name: 'typing', refused: event.refused };
    case 'ended':
      return state.name === 'busy' ? noCode : state;
    case 'added':
      return { name: 'added', couponId: event.couponId };
    case 'counted':
      return state.name === 'added' ? noCode : state;
  }
}
