/**
 * A header on every answer of the shop's server. Answers of captive portals lack it, even under the shop's address and
 * with status 200.
 */
export const shopMark = 'x-lanrian';
