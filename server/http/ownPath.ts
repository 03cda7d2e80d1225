/** Longer paths are no address of the app. */
const pathMaximum = 1_000;

/** A path of this shop with query and hash; `/` for anything that could lead elsewhere. */
export function ownPath(wanted: unknown, publicUrl: string): string {
  if (typeof wanted !== 'string' || wanted.length > pathMaximum || !wanted.startsWith('/')) return '/';
  const read = URL.parse(wanted, publicUrl);
  if (read === null || read.origin !== publicUrl || read.pathname.startsWith('//')) return '/';
  return read.pathname + read.search + read.hash;
}
