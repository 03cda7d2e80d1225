import type { Person } from '../../domain/people/identity.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { useKnownData } from '../device/useKnownData.ts';

/** The signed-in person as far as the device knows; `null` for a guest. The frame fetches once the page is idle. */
export const useKnownPerson = (): Person | null => useKnownData<Person | null>(sessionKey) ?? null;
