/** How many things are in the cart, for the badge of the frame. */
export function useCartCount(): number {
  return 0;
}
