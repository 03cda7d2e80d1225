import '../ui/styles/buyer.css';
import { Account } from '../features/account/Account.tsx';
import { accountMessages } from '../i18n/people/account.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** The account page; a guest finds display settings and sign-in. */
export function AccountPage() {
  const { title } = useMessages(accountMessages);
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="mid">
        <Account />
      </div>
    </>
  );
}
