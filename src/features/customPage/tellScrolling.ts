/**
 * Makes tables (`tableBoxes`) focusable and named only while they scroll; without scripts all are. Returns a function
 * that stops it.
 */
export function tellScrolling(text: HTMLElement, name: string): () => void {
  const boxes = [...text.querySelectorAll<HTMLElement>('.rich-table')];
  const observer = new ResizeObserver(() => {
    const scrolls = boxes.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    boxes.forEach((box, index) => {
      for (const [attribute, value] of Object.entries(ofScrolling(name))) {
        if (scrolls[index]) box.setAttribute(attribute, value);
        else box.removeAttribute(attribute);
      }
    });
  });
  // Late fonts and pictures change the table's size, the window changes the box's.
  for (const box of boxes) for (const part of [box, ...box.children]) observer.observe(part);
  return () => observer.disconnect();
}

/** Attributes of a box while it scrolls. */
export const ofScrolling = (name: string) => ({ role: 'group', tabindex: '0', 'aria-label': name });
