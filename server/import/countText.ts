const grouped = new Intl.NumberFormat('en');

/** A count as it is told on the terminal: `10,000`. */
export const countText = (count: number): string => grouped.format(count);
