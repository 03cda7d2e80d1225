import type { Person } from '../../domain/people/identity.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { useKnownData } from '../device/useKnownData.ts';

/** Who is signed in, as far as this device knows already; `null` for a guest. The frame asks once the page is quiet. */
export const useKnownPerson = (): Person | null => useKnownData<Person | null>(sessionKey) ?? null;
