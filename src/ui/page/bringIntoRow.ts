/** Scrolls a row, and nothing around it, until one of its links is whole in sight. On phones rows are longer than the screen. */
export function bringIntoRow(row: Element, link: Element): void {
  const [sight, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - sight.right) - Math.max(0, sight.left - own.left);
}
