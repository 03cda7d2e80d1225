/**
 * The ids of a list after a file said an order for some of them: the named ones take each other's places, new ones
 * follow their predecessor in the file, and all others stay where they are.
 */
export function mergeOrder(stored: readonly string[], named: readonly string[]): readonly string[] {
  const known = named.filter((id) => stored.includes(id)).values();
  const merged = stored.map((id) => (named.includes(id) ? (known.next().value ?? id) : id));
  for (const [index, id] of named.entries()) {
    if (merged.includes(id)) continue;
    const predecessor = named[index - 1];
    const successor = named.find((each) => merged.includes(each));
    const at =
      predecessor !== undefined
        ? merged.indexOf(predecessor) + 1
        : successor === undefined
          ? merged.length
          : merged.indexOf(successor);
    merged.splice(at, 0, id);
  }
  return merged;
}
