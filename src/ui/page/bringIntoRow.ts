/** Scrolls a row until one of its links is fully visible. Rows are wider than a phone. */
export function bringIntoRow(row: Element, link: Element): void {
  const [sight, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - sight.right) - Math.max(0, sight.left - own.left);
}
