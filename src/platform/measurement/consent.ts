/** The person's consent to measurement; `null`: not asked. */
export type Consent = 'granted' | 'refused';

/** On a shared device it ends with the person: see `forgetPerson.ts`. */
const storedAs = 'lanrian.consent';
const listeners = new Set<() => void>();
let said: Consent | null | undefined;

export function consent(): Consent | null {
  said ??= storedConsent();
  return said;
}

/** Stored until changed. */
export function sayConsent(answer: Consent): void {
  said = answer;
  try {
    localStorage.setItem(storedAs, answer);
  } catch {
    // The choice holds for this visit.
  }
  tellAll();
}

/** Also notified by other tabs. */
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
