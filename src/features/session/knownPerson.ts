import type { Person } from '../../domain/identity.ts';
import { useKnownData } from '../device/useKnownData.ts';

/** Under which the session stands in the cache. */
export const sessionKey = ['session'] as const;

/** Who is signed in, as far as this device knows already; `null` for a guest. The frame asks once the page is quiet. */
export const useKnownPerson = (): Person | null => useKnownData<Person | null>(sessionKey) ?? null;
