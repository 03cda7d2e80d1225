/** What chats and social networks show of a link, in pixels: the size that all of them cut nothing from. */
export const linkPictureSize = { width: 1_200, height: 630 } as const;

/** The name of that cut in addresses. */
export const linkPictureCut = `${linkPictureSize.width}x${linkPictureSize.height}`;

const stored = /^(\/.+\/)([^/]+\.(?:jpg|png|webp))$/;

/**
 * The address of a stored picture as it is shown beside a link: in that size, and as JPEG, which every chat knows. `null`
 * for what the server has no cuts of.
 */
export function linkPictureAddress(address: string): string | null {
  const [, folder, name] = stored.exec(address) ?? [];
  return folder === undefined ? null : `${folder}${linkPictureCut}/${name}.jpg`;
}
