/** What somebody said to being counted; `null`: nothing yet. */
export type Consent = 'granted' | 'refused';

/** On a shared device it goes with the person: see `forgetPerson.ts`. */
const storedAs = 'lanrian.consent';
const listeners = new Set<() => void>();
let said: Consent | null | undefined;

export function consent(): Consent | null {
  said ??= storedConsent();
  return said;
}

/** Remembered on this device until it is changed. */
export function sayConsent(answer: Consent): void {
  said = answer;
  try {
    localStorage.setItem(storedAs, answer);
  } catch {
    // It holds for this visit.
  }
  tellAll();
}

/** Also of what another tab was told. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', readAgain);
  };
}

function readAgain({ key }: StorageEvent): void {
  if (key !== null && key !== storedAs) return;
  said = storedConsent();
  tellAll();
}

const tellAll = () => {
  for (const listener of listeners) listener();
};

function storedConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(storedAs);
    return stored === 'granted' || stored === 'refused' ? stored : null;
  } catch {
    return null;
  }
}
