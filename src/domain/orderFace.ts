/**
 * What an order is to its buyer: its status, told apart where one status means several next steps. A free request that
 * is decided is no slip, money for an order that was given up is looked at, and a report may still wait on the device.
 */
export const orderFaces = [
  'notYetReceived',
  'waitsOnDevice',
  'pendingApproved',
  'waitingForApproval',
  'approved',
  'rejected',
  'requestRejected',
  'cancelled',
  'underReview',
  'refunded',
] as const;
export type OrderFace = (typeof orderFaces)[number];
