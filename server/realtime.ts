/** What the shop tells open pages. The payload is an id; the page asks again (decisions: realtime). */
export type RealtimeEvents = {
  /** To the user's own screens, and to the guest's page that watches this order by its token. */
  readonly emitOrderChanged: (order: { readonly id: string; readonly userId: string; readonly token: string }) => void;
  readonly emitToAll: (event: 'catalogue:changed' | 'settings:changed', id: string) => void;
  /** At sign-out and when an account is blocked. */
  readonly closeSocketsOf: (userId: string) => void;
};
