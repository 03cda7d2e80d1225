import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { nameOfNewcomer } from '../social/nameOfNewcomer.ts';
import { newcomerQuery } from '../social/newcomerQuery.ts';
import { ProviderLink } from '../social/ProviderLink.tsx';

/** Asks after a provider sign-in whether to link the former provider, which has the same e-mail address. */
export function LinkShown({ returnTo }: { returnTo: string }) {
  const texts = useMessages(socialLoginMessages);
  const { data, isPending } = useQuery(newcomerQuery);
  if (isPending) return <Loading />;
  if (!data) return <Navigate to={returnTo} replace />;
  const name = texts.names[data.provider];
  return (
    <div className="leaf stack">
      <h1>{texts.link.title(name)}</h1>
      <p>{texts.link.body(name, nameOfNewcomer(data))}</p>
      <ProviderLink
        className="btn btn-b"
        provider={data.provider}
        start={{ returnTo, isLinking: true, ticket: data.ticket }}
        needsNetwork={texts.ways.needsNetwork}
      >
        {texts.ways.linkOf(name)}
      </ProviderLink>
      <ButtonLink kind="quiet" block to={returnTo} replace>
        {texts.link.refuse}
      </ButtonLink>
    </div>
  );
}
