/** The cart is full (`isOverfilled`) and unchanged. */
export class CartFull extends Error {}
