/** Path and events of the one realtime connection (specification 9; decisions: realtime). Payloads are ids. */
export const realtimePath = '/socket.io';

/** Emitted by the browser after signing in, and for the open page of an order without a session. */
export const clientEvents = { signIn: 'sign-in', watchOrder: 'watch-order' } as const;

/** Emitted by the server; the page refetches. */
export const serverEvents = {
  orderChanged: 'order:changed',
  /** To administrators: any order of the shop. */
  ordersChanged: 'orders:changed',
  catalogueChanged: 'catalogue:changed',
  settingsChanged: 'settings:changed',
} as const;

export type ClientToServer = {
  readonly 'sign-in': (payload: { readonly userId: string }) => void;
  readonly 'watch-order': (payload: { readonly token: string }) => void;
};

export type ServerToClient = {
  readonly 'order:changed': (payload: { readonly orderId: string }) => void;
  readonly 'orders:changed': (payload: { readonly orderId: string }) => void;
  readonly 'catalogue:changed': (payload: { readonly itemId: string }) => void;
  readonly 'settings:changed': (payload: { readonly name: string }) => void;
};
