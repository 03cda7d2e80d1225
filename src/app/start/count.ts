/** A number for a badge of the frame, written by the lazily loaded part. */
export type Count = {
  readonly current: () => number;
  readonly set: (next: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** `mirror`: the storage key from which the number is read before the first render, without a database. */
export function makeCount(mirror: string | null): Count {
  const listeners = new Set<() => void>();
  let count: number | null = null;
  const current = () => {
    count ??= mirror === null ? 0 : mirrored(mirror);
    return count;
  };
  return {
    current,
    set: (next) => {
      if (next === current()) return;
      count = next;
      if (mirror !== null) keep(mirror, next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keep(mirror: string, count: number): void {
  try {
    localStorage.setItem(mirror, String(count));
  } catch {}
}

function mirrored(mirror: string): number {
  try {
    return Number(localStorage.getItem(mirror)) || 0;
  } catch {
    return 0;
  }
}
