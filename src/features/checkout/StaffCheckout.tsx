import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { askToSignIn } from '../session/signInQuestion.ts';

/** The checkout of staff, who cannot buy: another account, or back to the courses. */
export function StaffCheckout() {
  const { staff, refusals, empty } = useMessages(checkoutMessages);
  return (
    <EmptyState heading={1} title={staff.title} body={staff.body}>
      <Button onClick={() => void askToSignIn()}>{refusals.otherAccount}</Button>
      <ButtonLink kind="quiet" to={links.home()}>
        {empty.action}
      </ButtonLink>
    </EmptyState>
  );
}
