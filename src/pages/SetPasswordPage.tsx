import '../ui/styles/buyer.css';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeaveFirst } from '../features/leaving/LeaveFirst.tsx';
import { EnterByLinkForm } from '../features/session/link/EnterByLinkForm.tsx';
import { SetPasswordForm } from '../features/session/link/SetPasswordForm.tsx';
import { mailedEntryMessages } from '../i18n/people/mailedEntry.ts';
import { sessionMessages } from '../i18n/people/session.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** The target of a mailed link, with a token in the address. With `enter` it opens a purchase and sets no password. */
export function SetPasswordPage() {
  const { title } = useMessages(sessionMessages).setPassword;
  const entry = useMessages(mailedEntryMessages);
  const [query, setQuery] = useSearchParams();
  const token = query.get('token');
  const isEntry = query.has('enter');
  // Neither "back" nor a copied address must lead to a used link.
  const forgetToken = useCallback(() => setQuery({ enter: '' }, { replace: true }), [setQuery]);
  return (
    <>
      <PageMeta title={isEntry ? entry.title : title} index={false} />
      <div className="form-page">
        {isEntry ? (
          <EnterByLinkForm token={token} leaveFirst={<LeaveFirst />} onEntered={forgetToken} />
        ) : (
          <SetPasswordForm token={token} leaveFirst={<LeaveFirst />} />
        )}
      </div>
    </>
  );
}
