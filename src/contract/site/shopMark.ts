/**
 * On every answer of the shop's own server, whatever it is. What comes in its place from the gate of a Wi-Fi, also under
 * the shop's address and with status 200, bears none.
 */
export const shopMark = 'x-lanrian';
