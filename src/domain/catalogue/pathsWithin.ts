/** A category's address and its place in the tree. */
export type PlacedCategory = {
  readonly id: string;
  readonly linkPath: string;
  /** The category above it, or `null`. */
  readonly parentId: string | null;
};

/** The link paths of a category and of all categories below it, whose items it lists. */
export function pathsWithin(linkPath: string, categories: readonly PlacedCategory[]): ReadonlySet<string> {
  const paths = new Set([linkPath]);
  // The loop also visits what is added meanwhile, and a set adds nothing twice.
  for (const path of paths) {
    const above = categories.find((category) => category.linkPath === path);
    if (above === undefined) continue;
    for (const { linkPath: below, parentId } of categories) if (parentId === above.id) paths.add(below);
  }
  return paths;
}
