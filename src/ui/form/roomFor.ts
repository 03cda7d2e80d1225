/**
 * How much a field takes of which the rule allows so much: more than that, so that what is too long is refused in words and
 * never quietly cut. A browser cuts in front of a whole sign, and some emoji are dozens of characters.
 */
export const roomFor = (maximum: number): number => maximum + 64;
