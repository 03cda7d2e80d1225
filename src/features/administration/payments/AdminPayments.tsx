import { shopPaymentsMessages } from '../../../i18n/buying/shopPayments.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AccountsPart } from './AccountsPart.tsx';
import { MethodsPart } from './MethodsPart.tsx';

/** The ways to pay, and the accounts that transfers go to. */
export function AdminPayments() {
  const texts = useMessages(shopPaymentsMessages);
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className="read">{texts.body}</p>
      </header>
      <MethodsPart />
      <AccountsPart />
    </>
  );
}
