/** Widths (px) of public pictures, in their own proportion and never enlarged. */
export const pictureWidths = [320, 480, 640, 960] as const;
/**
 * Side (px) of the square crop for phone lists: two pixels per point. A third is invisible and costs half as much
 * again.
 */
const squareSide = 320;
export const squareCut = `${squareSide}x${squareSide}` as const;
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];
/** `480` is a width, `320x320` a square. Only these sizes exist, so that requests cannot fill the disk. */
export type PictureCut = `${(typeof pictureWidths)[number]}` | typeof squareCut;

const cuttable = /\/public\/[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(?:jpg|png|webp)$/;

/** Whether the server makes sizes of this picture: those in its public store. */
export const hasCuts = (address: string): boolean => cuttable.test(address);

/** `/uploads/public/cover.webp` → `/uploads/public/480/cover.webp.avif` */
export const cutAddress = (address: string, cut: PictureCut, format: PictureFormat): string =>
  address.replace(/[^/]+$/, (name) => `${cut}/${name}.${format}`);

/** The `srcset` of a picture. */
export const cutSet = (address: string, format: PictureFormat): string =>
  pictureWidths.map((width) => `${cutAddress(address, `${width}`, format)} ${width}w`).join();

/** The square crop, the same for every screen. */
export const squareAddress = (address: string, format: PictureFormat): string => cutAddress(address, squareCut, format);
