import { ContactFields } from './ContactFields.tsx';
import type { GuestDetailsForm } from './useGuestDetails.ts';

/** The few fields of somebody who buys without an account. */
export function GuestDetails({ form }: { form: GuestDetailsForm }) {
  return (
    <ContactFields
      fields={form.fields}
      problems={form.problems}
      serverProblems={form.serverProblems}
      onChange={form.change}
    />
  );
}
