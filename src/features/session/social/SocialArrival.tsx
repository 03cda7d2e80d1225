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

/** Back from a provider, or `null`: what became of it, and where it was begun. */
export function useSocialEnd() {
  return socialEndIn(useLocation().search);
}

type End = { readonly outcome: SocialOutcome; readonly provider: SocialProvider };

/** Takes in what came of a way to a provider, and goes on to the page where it was begun. */
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
  /** Whether something is asked before it goes on. */
  readonly isAsked: boolean;
};

/** The session is there: this device learns of it, and its cart joins the person's. */
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
  // The browser kept no cookie of the session.
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

/** Nobody was signed in: the page where it was begun says why, in its own place or in the dialog above it. */
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
    // The dialog closes with the page that it was asked on, so it is asked once this one has gone.
    return state === 'guest' && needsDialog(there) ? () => void askToSignIn() : undefined;
  }, [navigate, outcome, provider, returnTo, state, texts]);
  return <Loading />;
}

const signInPage = (returnTo: string): string => (isAt(returnTo, paths.login) ? returnTo : links.login(returnTo));

const isAt = (address: string, path: string): boolean => address.split(/[?#]/, 1)[0] === path;

/** These tell a guest themselves. */
const tellingPages = [paths.cart, paths.login];
const needsDialog = (address: string): boolean => !tellingPages.some((path) => isAt(address, path));
