/** The cache of public pictures that were shown: covers, bank logos, payment QR codes. */
export const picturesCache = 'lanrian-pictures';
