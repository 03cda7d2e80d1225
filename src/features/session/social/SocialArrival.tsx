import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentPerson } from '../../../contract/people/session.ts';
import { socialEndIn, socialParameters } from '../../../contract/people/socialLogin.ts';
import type { SocialOutcome, SocialProvider } from '../../../domain/people/socialLogin.ts';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { links, paths } from '../../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { LinkShown } from '../link/LinkShown.tsx';
import { askToSignIn } from '../signInQuestion.ts';
import { useCartMerge } from '../useCartMerge.ts';
import { useSession } from '../useSession.ts';
import { useSessionActions } from '../useSessionActions.ts';
import { tellSocialNews } from './socialNews.ts';

/** The outcome of a provider sign-in and the page where it began; `null` without one. */
export function useSocialEnd() {
  return socialEndIn(useLocation().search);
}

type End = { readonly outcome: SocialOutcome; readonly provider: SocialProvider };

/** Handles the return from a provider, then opens the page where the sign-in began. */
export function SocialArrival({ end, returnTo }: { end: End; returnTo: string }) {
  const { outcome, provider } = end;
  if (outcome === 'signedIn' || outcome === 'mayLink') {
    return <Entering provider={provider} returnTo={returnTo} isAsked={outcome === 'mayLink'} />;
  }
  return <Ending provider={provider} outcome={outcome} returnTo={returnTo} />;
}

type Entered = {
  readonly provider: SocialProvider;
  readonly returnTo: string;
  /** Whether a question comes before it continues. */
  readonly isAsked: boolean;
};

/** The session exists: refreshes the device's knowledge and merges its cart. */
function Entering({ provider, returnTo, isAsked }: Entered) {
  const texts = useMessages(socialLoginMessages);
  const navigate = useNavigate();
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  const entering = useMutation({
    mutationFn: async () => {
      const person = await callServer(currentPerson, {});
      if (person === null) return false;
      await enter(person);
      await mergeCart(person);
      return true;
    },
    networkMode: 'always',
    onSuccess: (isHere) => isHere && !isAsked && navigate(returnTo, { replace: true }),
  });
  const network = usePressedCall(entering, () => entering.mutate());
  const hasBegun = useRef(false);
  const { mutate } = entering;
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);
  // The browser stored no session cookie.
  if (entering.data === false) return <Ending outcome="lost" provider={provider} returnTo={returnTo} />;
  if (entering.data === true && isAsked) return <LinkShown returnTo={returnTo} />;
  return (
    <div className="leaf stack">
      <h1>{texts.arriving}</h1>
      <p className="sm mut">{texts.arrivingBody}</p>
      <FailureNote error={network.error} />
      {entering.isError ? (
        <NetworkButton block network={network}>
          {texts.again}
        </NetworkButton>
      ) : (
        <Loading />
      )}
      <NetworkNote network={network} why={texts.needsNetworkToArrive} />
    </div>
  );
}

/** The failed sign-in: the page where it began tells why, itself or in a dialog. */
function Ending({
  outcome,
  provider,
  returnTo,
}: End & { outcome: Exclude<SocialOutcome, 'signedIn' | 'mayLink'>; returnTo: string }) {
  const texts = useMessages(socialLoginMessages);
  const navigate = useNavigate();
  const { state } = useSession();
  useEffect(() => {
    if (state === 'unknown') return;
    if (outcome === 'register') {
      navigate(links.register(returnTo, { [socialParameters.provider]: provider }), { replace: true });
      return;
    }
    if (outcome === 'linked' && !isAt(returnTo, paths.account)) {
      notify({ kind: 'done', title: texts.news.linked(texts.names[provider]) });
    } else tellSocialNews({ outcome, provider });
    const there = outcome === 'knownAddress' ? signInPage(returnTo) : returnTo;
    navigate(there, { replace: true });
    // The dialog would close with this page, so it opens after the navigation.
    return state === 'guest' && needsDialog(there) ? () => void askToSignIn() : undefined;
  }, [navigate, outcome, provider, returnTo, state, texts]);
  return <Loading />;
}

const signInPage = (returnTo: string): string => (isAt(returnTo, paths.login) ? returnTo : links.login(returnTo));

const isAt = (address: string, path: string): boolean => address.split(/[?#]/, 1)[0] === path;

/** Pages that tell a guest themselves. */
const tellingPages = [paths.cart, paths.login];
const needsDialog = (address: string): boolean => !tellingPages.some((path) => isAt(address, path));
