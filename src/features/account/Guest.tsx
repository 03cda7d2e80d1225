import { accountMessages } from '../../i18n/people/account.ts';
import { sessionMessages } from '../../i18n/people/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { useCartStays } from '../session/useCartStays.ts';

/** The ways to sign in, for guests. */
export function Guest() {
  const texts = useMessages(accountMessages);
  const { login } = useMessages(sessionMessages);
  const body = useCartStays() ? texts.guestBodyWithCart : texts.guestBody;
  return (
    <div className="leaf account-guest">
      <EmptyState title={texts.guestTitle} body={body}>
        <ButtonLink to={links.login(links.account())}>{login.submit}</ButtonLink>
        <ButtonLink kind="outline" to={links.register(links.account())}>
          {login.register}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
