/** A bounded cache: beyond its limit the oldest entry is dropped. */
export type BoundedMap<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
};

/** `most`: limit of all values together, measured by `sizeOf`. */
export function boundedMap<Value>(most: number, sizeOf: (value: Value, key: string) => number): BoundedMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly size: number }>();
  let size = 0;
  const forget = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value) => {
      forget(key);
      const one = { value, size: sizeOf(value, key) };
      entries.set(key, one);
      size += one.size;
      for (const oldest of entries.keys()) {
        if (size <= most) return;
        forget(oldest);
      }
    },
    delete: forget,
    clear: () => {
      entries.clear();
      size = 0;
    },
  };
}
