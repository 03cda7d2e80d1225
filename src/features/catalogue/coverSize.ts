import { breakpointsPx } from '../../domain/site/interfaceConstants.ts';
import type { PictureSizes } from '../../ui/show/Picture.tsx';

/** Stored size of covers, for their aspect ratio. */
export const coverSizePx = { width: 960, height: 540 } as const;

const wide = `(min-width: ${breakpointsPx.medium}px)`;
const narrow = `(max-width: ${breakpointsPx.medium - 0.02}px)`;
const inColumns = [
  `(min-width: ${breakpointsPx.widest}px) 467px`,
  `(min-width: ${breakpointsPx.extraLarge}px) 387px`,
  `(min-width: ${breakpointsPx.large}px) 31vw`,
].join(', ');

/**
 * How wide covers are drawn in each place: a leaf of a list, where phones show the middle in a strip some 160 px high; a
 * find, whose cover stays whole; a small one beside words; the large one of a page.
 */
export const coverSizes = {
  leaf: { whole: `${inColumns}, 46vw`, square: { media: narrow, otherwise: wide } },
  find: { whole: `${inColumns}, ${wide} 46vw, 116px` },
  small: { whole: '160px' },
  page: { whole: `(min-width: ${breakpointsPx.large}px) 60vw, 100vw` },
} as const satisfies Record<string, PictureSizes>;
