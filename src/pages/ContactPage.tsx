import { ContactScreen } from '../features/site/ContactScreen.tsx';

/** How to reach the shop. */
export function ContactPage() {
  return <ContactScreen />;
}
