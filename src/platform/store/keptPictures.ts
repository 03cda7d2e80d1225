/** The cache of the pictures that were seen: covers, bank logos, payment QR pictures. All of them are public. */
export const keptPicturesCache = 'lanrian-pictures';
