import { pushMessages } from '../../i18n/people/push.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { PushListener, PushState } from '../../platform/push/pushSwitch.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { usePerson } from '../session/useSession.ts';
import { PushObstacle } from './PushObstacle.tsx';
import { usePush } from './usePush.ts';

/** The account section with this device's notification switch. */
export function PushSection() {
  const { section } = useMessages(pushMessages);
  const person = usePerson();
  const listener: PushListener | null = person && { kind: 'user', userId: person.id };
  const push = usePush(listener);
  const isGuestWithout = listener === null && push.state === 'off';
  return (
    <section className="leaf stack stack-3" aria-labelledby="push-heading">
      <div className="row sb">
        <h2 id="push-heading">{section.title}</h2>
        {push.state && <StateTag state={push.state} />}
      </div>
      <p className="sm mut">{isGuestWithout ? section.guest : section.body}</p>
      {push.state && <PushObstacle state={push.state} />}
      <Switch push={push} listener={listener} />
    </section>
  );
}

function StateTag({ state }: { state: PushState }) {
  const { section } = useMessages(pushMessages);
  if (state === 'on') return <Tag tone="done">{section.on}</Tag>;
  if (state === 'waiting') return <Tag tone="info">{section.waiting}</Tag>;
  return state === 'off' ? <Tag>{section.off}</Tag> : null;
}

function Switch({ push, listener }: { push: ReturnType<typeof usePush>; listener: PushListener | null }) {
  const texts = useMessages(pushMessages);
  const isAway = useConnection() !== 'online';
  const { state, isBusy } = push;
  const off = (
    <Button kind="outline" small busy={isBusy} onClick={() => void push.switchOff()}>
      {state === 'waiting' ? texts.stopWaiting : texts.switchOff}
    </Button>
  );
  if (state === 'on') return <div className="row">{off}</div>;
  if (listener === null || (state !== 'off' && state !== 'waiting')) return null;
  const on = (
    <Button small busy={isBusy} onClick={() => void push.switchOn(listener)}>
      {state === 'waiting' ? texts.again : texts.switchOn}
    </Button>
  );
  return (
    <div className="row">
      {/* What goes with the network stands last: nothing jumps under a finger. */}
      {state === 'waiting' && off}
      {!(state === 'waiting' && isAway) && on}
    </div>
  );
}
