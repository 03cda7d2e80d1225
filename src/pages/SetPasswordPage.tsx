import '../ui/styles/buyer.css';
import { useSearchParams } from 'react-router-dom';
import { SetPasswordForm } from '../features/session/SetPasswordForm.tsx';
import { sessionMessages } from '../i18n/session.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/PageMeta.tsx';

/** Opened by the e-mailed link; its token stands in the address. */
export function SetPasswordPage() {
  const { title } = useMessages(sessionMessages).setPassword;
  const token = useSearchParams()[0].get('token');
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="form-page">
        <SetPasswordForm token={token} />
      </div>
    </>
  );
}
