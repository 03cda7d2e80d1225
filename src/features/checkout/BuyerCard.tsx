import type { ReactNode } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { SignOut } from '../leaving/SignOut.tsx';

/** The buyer: the person who is signed in, or the guest's few fields. */
export function BuyerCard({ person, guestForm }: { person: Person | null; guestForm: ReactNode }) {
  const texts = useMessages(checkoutMessages).buyer;
  return (
    <section className="stack stack-3" aria-labelledby="buyer-heading">
      <h2 id="buyer-heading">{texts.heading}</h2>
      <div className="leaf stack">{person ? <SignedInBuyer person={person} /> : <Guest>{guestForm}</Guest>}</div>
    </section>
  );
}

function SignedInBuyer({ person }: { person: Person }) {
  const texts = useMessages(checkoutMessages).buyer;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return (
    <div className="row sb">
      <div>
        <p className="sm mut">{texts.signedIn}</p>
        <p className="strong">{name || person.username}</p>
        <p className="sm mut">{person.email}</p>
      </div>
      <SignOut
        button={(ask) => (
          <Button kind="quiet" small onClick={ask}>
            {texts.change}
          </Button>
        )}
      />
    </div>
  );
}

function Guest({ children }: { children: ReactNode }) {
  const texts = useMessages(checkoutMessages).buyer;
  return (
    <>
      <p className="sm mut">{texts.guestBody}</p>
      {children}
      <div className="row sb">
        <p className="hint">{texts.storedHere}</p>
        <Link className="link sm" to={links.login(links.checkout())}>
          {texts.haveAccount}
        </Link>
      </div>
    </>
  );
}
