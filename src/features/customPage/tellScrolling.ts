/**
 * The boxes of tables (`tableBoxes`) can be reached by the keys, and are named, only while they scroll. Without a script, or
 * until it runs, all of them are. Returns how to stop.
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
  // A table grows with letters and pictures that come late, its box with the page.
  for (const box of boxes) for (const part of [box, ...box.children]) observer.observe(part);
  return () => observer.disconnect();
}

/** What a box says of itself while it scrolls. */
export const ofScrolling = (name: string) => ({ role: 'group', tabindex: '0', 'aria-label': name });
