import { defineCall } from '../call.ts';
import { done } from '../primitives.ts';

export const forgetGuestCart = defineCall('forgetGuestCart', 'POST /public/cart/forget', 'public', {
  summary: "Removes the guest's cart behind the cart cookie, whoever is signed in; a person's own stays.",
  response: done,
});
