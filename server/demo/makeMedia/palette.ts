/** Flat colours of every drawn picture; the same values as the light theme's tokens. */
export const INK = '#11231C';
export const WHITE = '#F3F6EF';
export const SHADE = '#C9D4C8';
export const GREY = '#75867B';
/** Secondary writing; dark enough for small letters on the pale ground. */
export const HINT = '#5A6B61';
export const MARIGOLD = '#F2A900';
export const PANDAN = '#0B5D45';
export const NIGHT = '#0E2A20';
export const CHAD = '#B0291A';
export const KHRAM = '#294A8A';
export const CLAY = '#B0572F';

/** Ground colour of each subject; a picture's weave stands on it. */
export const grounds = {
  data: '#0B5D45',
  languages: '#294A8A',
  accounting: '#96650A',
  marketing: '#1D6B78',
  crafts: '#A3542B',
  health: '#6B2D5C',
} as const;

export type Subject = keyof typeof grounds;
