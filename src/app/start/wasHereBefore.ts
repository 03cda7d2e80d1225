/** Marks a device that persists answers. */
const PERSISTED = 'lanrian.persisted';

/** Whether this device persisted answers in an earlier visit. A blocked storage counts as one: it may hold something. */
export const wasHereBefore = isMarked();

export function markAsHere(): void {
  localStorage.setItem(PERSISTED, '1');
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(PERSISTED) === '1';
  } catch {
    return true;
  }
}
