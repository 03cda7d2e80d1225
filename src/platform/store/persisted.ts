/**
 * Options of queries whose answers persist, by the owner of the answer. `shared`: anybody on this device. `private`:
 * deleted at sign-out. They stay in memory, because the disk is read at the start only and a page may live for days.
 */
export const persisted = {
  shared: { meta: { keep: 'shared' }, gcTime: Number.POSITIVE_INFINITY },
  private: { meta: { keep: 'private' }, gcTime: Number.POSITIVE_INFINITY },
} as const;

export type Keeping = keyof typeof persisted;
