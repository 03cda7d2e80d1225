let frozenAt: number | null = null;

/** The page's time: the device's clock, or the server's time during hydration (ms). */
export const shownNow = (): number => frozenAt ?? Date.now();

/** Until `thawNow` after hydration, both sides render the same time. */
export function freezeNow(at: number): void {
  frozenAt = at;
}

export function thawNow(): void {
  frozenAt = null;
}
