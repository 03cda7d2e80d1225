import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import {
  onPushChanged,
  type PushListener,
  type PushState,
  pushState,
  switchPushOff,
  switchPushOn,
} from '../../platform/push/pushSwitch.ts';

/** The notification state of this device, and its switch. `state` is `null` until read. */
export function usePush(listener: PushListener | null) {
  const { language } = useLanguage();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The browser's push service is none that the shop may write to. */
  const [isImpossible, setImpossible] = useState(false);

  const id = listener === null ? '' : listener.kind === 'user' ? listener.userId : listener.token;
  const kind = listener?.kind ?? null;
  useEffect(() => {
    const asked = kind === null ? null : kind === 'user' ? { kind, userId: id } : { kind, token: id };
    let isGone = false;
    const look = async () => {
      const found = await pushState(asked).catch((): PushState => 'unsupported');
      if (!isGone) setState(found);
    };
    void look();
    const stop = onPushChanged(look);
    return () => {
      isGone = true;
      stop();
    };
  }, [kind, id]);

  const run = useCallback(async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }, []);

  return {
    state: isImpossible ? ('unsupported' as const) : state,
    isBusy,
    switchOn: (wanted: PushListener) =>
      run(async () => {
        const outcome = await switchPushOn(wanted, language, () => setBusy(false));
        setImpossible(outcome === 'impossible');
        return outcome;
      }),
    switchOff: () => run(switchPushOff),
  };
}
