import { useState } from 'react';
import { personalDraft } from '../device/personalDrafts.ts';
import { useSession } from '../session/useSession.ts';

/** The name of a form of the shop on this device: of whoever types, so that it goes with their sign-out. */
export function usePersonDraft(form: string): string {
  const session = useSession();
  const person = session.state === 'signedIn' ? session.person.id : '';
  const [name] = useState(() => personalDraft(`shop-${form}`, person));
  return name;
}
