/** No further line goes into the cart (`isOverfilled`); it stays as it was. */
export class CartFull extends Error {}
