import '../ui/styles/buyer.css';
import { ForgotPasswordForm } from '../features/session/ForgotPasswordForm.tsx';
import { sessionMessages } from '../i18n/session.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/PageMeta.tsx';

/** Asks for the link to a new password. */
export function ForgotPasswordPage() {
  const { title } = useMessages(sessionMessages).forgot;
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="form-page">
        <ForgotPasswordForm />
      </div>
    </>
  );
}
