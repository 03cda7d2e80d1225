import '../ui/styles/buyer.css';
import { useSearchParams } from 'react-router-dom';
import { ForgotPasswordForm } from '../features/session/link/ForgotPasswordForm.tsx';
import { isForOrder } from '../features/session/link/linkForOrder.ts';
import { sessionMessages } from '../i18n/people/session.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** The request for a password link, or for a link to a purchase. */
export function ForgotPasswordPage() {
  const { forgot } = useMessages(sessionMessages);
  const { title, body } = isForOrder(useSearchParams()[0]) ? forgot.forOrder : forgot;
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="form-page">
        <ForgotPasswordForm title={title} body={body} />
      </div>
    </>
  );
}
