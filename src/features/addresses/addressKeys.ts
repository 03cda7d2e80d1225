/** Query keys of the buyer's delivery addresses, and of the places of a postcode. */
export const addressKeys = {
  own: ['addresses'] as const,
  placesOf: (postcode: string) => ['postcodePlaces', postcode] as const,
};
