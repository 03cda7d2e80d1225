/**
 * The `maxlength` of a field: more than the rule allows, so that a long text is refused with words and never cut
 * silently. Browsers cut before a whole character, and some emoji are dozens of units.
 */
export const roomFor = (maximum: number): number => maximum + 64;
