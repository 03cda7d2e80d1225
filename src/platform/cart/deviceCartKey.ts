/** Query key of the cart on this device; the frame and the sign-in follow it without loading the cart's own code. */
export const deviceCartKey = ['device', 'cart'] as const;
