/** Draws one motif around (0, 0); `ground` is the colour behind it, for what is cut out. */
export type Motif = (ground: string) => string;
