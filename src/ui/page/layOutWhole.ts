/**
 * Lays out the whole page, also what is far below the screen (layout.css): before a scroll to a place that all heights
 * above it decide.
 */
export const layOutWhole = (isWhole = true): boolean => document.documentElement.toggleAttribute('data-whole', isWhole);
