/** A bounded cache: beyond its limit the oldest entry is dropped. */
export type BoundedMap<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
};

/** `most`: limit of all values together, measured by `sizeOf`. */
export function boundedMap<Value>(most: number, sizeOf: (value: Value, key: string) => number): BoundedMap<Value> {
  const kept = new Map<string, { readonly value: Value; readonly size: number }>();
  let size = 0;
  const forget = (key: string) => {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => kept.get(key)?.value,
    set: (key, value) => {
      forget(key);
      const one = { value, size: sizeOf(value, key) };
      kept.set(key, one);
      size += one.size;
      for (const oldest of kept.keys()) {
        if (size <= most) return;
        forget(oldest);
      }
    },
    clear: () => {
      kept.clear();
      size = 0;
    },
  };
}
