/** The size (px) of link previews that no chat or network crops. */
export const linkPictureSize = { width: 1_200, height: 630 } as const;

/** The name of that size in addresses. */
export const linkPictureCut = `${linkPictureSize.width}x${linkPictureSize.height}`;

const stored = /^(\/.+\/)([^/]+\.(?:jpg|png|webp))$/;

/**
 * The link preview's address of a stored picture, as JPEG, which every chat reads. `null` if the server makes no sizes
 * of it.
 */
export function linkPictureAddress(address: string): string | null {
  const [, folder, name] = stored.exec(address) ?? [];
  return folder === undefined ? null : `${folder}${linkPictureCut}/${name}.jpg`;
}
