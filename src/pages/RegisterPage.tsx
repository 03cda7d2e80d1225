import '../ui/styles/buyer.css';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RegistrationForm } from '../features/registration/RegistrationForm.tsx';
import { useNewcomer } from '../features/registration/useNewcomer.ts';
import { registrationMessages } from '../i18n/people/registration.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { safeReturnTo } from '../ui/press/links.ts';

/** The registration page. It then opens the page that asked for it. */
export function RegisterPage() {
  const { title } = useMessages(registrationMessages);
  const navigate = useNavigate();
  const returnTo = useSearchParams()[0].get('returnTo');
  const newcomer = useNewcomer();
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="narrow">
        <RegistrationForm
          {...(returnTo === null ? {} : { returnTo })}
          newcomer={newcomer}
          onDone={() => navigate(safeReturnTo(returnTo), { replace: true })}
        />
      </div>
    </>
  );
}
