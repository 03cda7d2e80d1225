let frozenAt: number | null = null;

/** The instant that a page speaks of: the device's clock, or the server's instant while what it drew is taken over (ms). */
export const shownNow = (): number => frozenAt ?? Date.now();

/** Until `thawNow`, which comes once the page is taken over, both sides draw the same. */
export function freezeNow(at: number): void {
  frozenAt = at;
}

export function thawNow(): void {
  frozenAt = null;
}
