import { type ComponentType, lazy, useState } from 'react';
import { fetchPart } from '../../platform/net/partInTime.ts';

/** A lazy part and the function that loads its chunk before the first render. */
export type PartAhead<Props extends object> = {
  readonly Part: ComponentType<Props>;
  readonly fetch: () => Promise<unknown>;
};

/**
 * A lazy part whose chunk can be loaded ahead. A loaded part renders at once: React keeps a shown fallback for a third
 * of a second.
 */
export function partAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): PartAhead<Props> {
  let ready: ComponentType<Props> | null = null;
  const fetch = async () => {
    ready = await fetchPart(load);
    return { default: ready };
  };
  const Later: ComponentType<Props> = lazy(fetch);
  function Part(props: Props) {
    const [Shown] = useState(() => ready ?? Later);
    return <Shown {...props} />;
  }
  return { Part, fetch };
}
