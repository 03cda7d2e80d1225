const grouped = new Intl.NumberFormat('en');

/** A count for the terminal: `10,000`. */
export const countText = (count: number): string => grouped.format(count);
