import { defineCall } from '../call.ts';
import { done } from '../primitives.ts';

export const forgetGuestCart = defineCall({
  name: 'forgetGuestCart',
  method: 'POST',
  path: '/public/cart/forget',
  scope: 'public',
  origin: 'addition',
  summary: "Removes the guest's cart behind the cart cookie, whoever is signed in; a person's own stays.",
  response: done,
});
