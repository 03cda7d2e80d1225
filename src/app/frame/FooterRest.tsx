import { FooterContact } from './FooterContact.tsx';
import { FooterSwitches } from './FooterSwitches.tsx';

/** How to reach the shop, and the switches. */
export function FooterRest() {
  return (
    <>
      <FooterContact />
      <FooterSwitches />
    </>
  );
}
