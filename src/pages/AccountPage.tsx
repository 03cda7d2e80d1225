import '../ui/styles/buyer.css';
import { Account } from '../features/account/Account.tsx';
import { accountMessages } from '../i18n/people/account.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** The person's own corner; a guest finds the display settings and the way in. */
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
