import { type ComponentType, lazy, useState } from 'react';
import { fetchPart } from '../../platform/net/partInTime.ts';

/** A part in a chunk of its own, with the function that fetches the chunk ahead of the first render. */
export type PartAhead<Props extends object> = {
  readonly Part: ComponentType<Props>;
  readonly fetch: () => Promise<unknown>;
};

/**
 * A part whose chunk can be fetched ahead. Once the chunk is here the part stands at once: after a fallback was shown, React
 * keeps it for a third of a second.
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
