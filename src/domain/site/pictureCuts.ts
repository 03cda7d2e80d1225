/** Widths in pixels in which a public picture is served, in its own proportion and never enlarged. */
export const pictureWidths = [320, 480, 640, 960] as const;
/**
 * Side in pixels of its square middle, for the narrow strip of a phone's list: two pixels to the point. A third one is not
 * seen at that size, and costs half as much again.
 */
const squareSide = 320;
export const squareCut = `${squareSide}x${squareSide}` as const;
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];
/** `480` is that wide, `320x320` is square. Nothing else is made, so that no asking fills the disk. */
export type PictureCut = `${(typeof pictureWidths)[number]}` | typeof squareCut;

const cuttable = /\/public\/[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(?:jpg|png|webp)$/;

/** Whether the server makes cuts of the picture at this address: of those in its public store. */
export const hasCuts = (address: string): boolean => cuttable.test(address);

/** `/uploads/public/cover.webp` → `/uploads/public/480/cover.webp.avif` */
export const cutAddress = (address: string, cut: PictureCut, format: PictureFormat): string =>
  address.replace(/[^/]+$/, (name) => `${cut}/${name}.${format}`);

/** What stands in `srcset`: the cuts of a picture with their widths. */
export const cutSet = (address: string, format: PictureFormat): string =>
  pictureWidths.map((width) => `${cutAddress(address, `${width}`, format)} ${width}w`).join();

/** The square middle, which is the same for every screen. */
export const squareAddress = (address: string, format: PictureFormat): string => cutAddress(address, squareCut, format);
