import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unlinkProviderCall } from '../../contract/people/socialLogin.ts';
import { mayUnlink, type SignInWays, type SocialProvider, socialProviders } from '../../domain/people/socialLogin.ts';
import { socialLoginMessages } from '../../i18n/people/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { Button } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { NetworkConfirm } from '../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { CacheAge } from '../device/CacheAge.tsx';
import { OwnDataState } from '../device/OwnDataState.tsx';
import { putOwnData, useChangesOfOtherTabs } from '../device/useOwnData.ts';
import { ProviderLink } from '../session/social/ProviderLink.tsx';
import { SocialNewsNote } from '../session/social/SocialNewsNote.tsx';
import { tellSocialNews } from '../session/social/socialNews.ts';
import { AccountSection } from './AccountSection.tsx';
import { signInWaysQuery } from './signInWaysQuery.ts';

/** The person's sign-in providers, with buttons to add or remove LINE, Facebook or Google. */
export function SignInWaysPart() {
  const texts = useMessages(socialLoginMessages);
  const query = useQuery(signInWaysQuery);
  useChangesOfOtherTabs(signInWaysQuery.queryKey);
  const [asked, setAsked] = useState<SocialProvider | null>(null);
  const unlinking = useUnlinking();
  const network = usePressedCall(
    unlinking,
    () => asked !== null && unlinking.mutate(asked, { onSuccess: () => setAsked(null) }),
  );
  const ways = query.data;
  return (
    <AccountSection name="signInWays">
      <SocialNewsNote />
      {ways === undefined ? <OwnDataState query={query} /> : <Ways ways={ways} onUnlink={setAsked} />}
      <CacheAge queryKey={signInWaysQuery.queryKey} />
      {asked !== null && (
        <NetworkConfirm
          network={network}
          why={texts.ways.away}
          title={texts.ways.question(texts.names[asked])}
          body={<p>{texts.ways.questionBody(texts.names[asked])}</p>}
          confirm={texts.ways.unlink}
          onClose={() => setAsked(null)}
        />
      )}
    </AccountSection>
  );
}

function Ways({ ways, onUnlink }: { ways: SignInWays; onUnlink: (provider: SocialProvider) => void }) {
  const texts = useMessages(socialLoginMessages).ways;
  const shown = socialProviders.filter((provider) => ways.offered.includes(provider) || ways.linked.includes(provider));
  return (
    <ul className="account-rows">
      <li className="account-row">
        <Icon name="lock" large />
        <div className="grow">
          <p className="strong">{texts.password}</p>
          <p className="sm mut">{ways.hasPassword ? texts.set : texts.notSet}</p>
        </div>
      </li>
      {shown.map((provider) => (
        <Way key={provider} provider={provider} ways={ways} onUnlink={() => onUnlink(provider)} />
      ))}
    </ul>
  );
}

function Way({ provider, ways, onUnlink }: { provider: SocialProvider; ways: SignInWays; onUnlink: () => void }) {
  const texts = useMessages(socialLoginMessages);
  const own = texts.ways;
  const isOnline = useConnection() === 'online';
  const name = texts.names[provider];
  const isLinked = ways.linked.includes(provider);
  const isLast = isLinked && !mayUnlink(ways, provider);
  const state = isLinked ? own.linked : own.notLinked;
  return (
    <li className="account-row">
      <Icon name="user" large />
      <div className="grow">
        <p className="strong">{name}</p>
        <p className="sm mut">
          {state}
          {isLast && ` · ${own.last}`}
          {!isLinked && !isOnline && ` · ${own.needsNetwork}`}
        </p>
      </div>
      {isLinked && !isLast && (
        <Button kind="quiet" small aria-label={own.unlinkOf(name)} onClick={onUnlink}>
          {own.unlink}
        </Button>
      )}
      {!isLinked && (
        <ProviderLink
          className="btn btn-o btn-s"
          aria-label={own.linkOf(name)}
          provider={provider}
          start={{ returnTo: `${links.account()}#signInWays`, isLinking: true }}
        >
          {own.link}
        </ProviderLink>
      )}
    </li>
  );
}

function useUnlinking() {
  const texts = useMessages(socialLoginMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: SocialProvider) =>
      callServer(unlinkProviderCall, { params: { provider } }, { key: crypto.randomUUID() }),
    networkMode: 'always',
    onSuccess: async (left, provider) => {
      tellSocialNews(null);
      await putOwnData(client, signInWaysQuery.queryKey, left);
      notify({ kind: 'done', title: texts.ways.unlinked(texts.names[provider]) });
    },
  });
}
