import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endSession } from '../../contract/people/deviceSessions.ts';
import type { DeviceSession } from '../../domain/people/deviceSession.ts';
import { deviceOf, isHandheld } from '../../domain/people/deviceSession.ts';
import { formatAge } from '../../i18n/formatAge.ts';
import { devicesMessages } from '../../i18n/people/devices.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useNow } from '../../ui/page/useNow.ts';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkConfirm } from '../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { CacheAge } from '../device/CacheAge.tsx';
import { OwnDataState } from '../device/OwnDataState.tsx';
import { putOwnData, useChangesOfOtherTabs } from '../device/useOwnData.ts';
import { AccountSection } from './AccountSection.tsx';
import { sessionsQuery } from './sessionsQuery.ts';

/** The sign-ins to end: one, or all but this. */
type Ending = DeviceSession | 'others';

/** The person's sign-ins with buttons to end the others. */
export function DevicesPart() {
  const texts = useMessages(devicesMessages);
  const format = useFormat();
  const query = useQuery(sessionsQuery);
  useChangesOfOtherTabs(sessionsQuery.queryKey);
  const [asked, setAsked] = useState<Ending | null>(null);
  const ending = useEnding();
  const network = usePressedCall(
    ending,
    () => asked !== null && ending.mutate(asked, { onSuccess: () => setAsked(null) }),
  );
  const sessions = query.data;
  const others = sessions?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <AccountSection name="devices">
      {sessions === undefined ? (
        <OwnDataState query={query} />
      ) : (
        <ul className="account-rows">
          {sessions.map((session) => (
            <Device key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      <CacheAge queryKey={sessionsQuery.queryKey} />
      {others.length > 1 && (
        <div>
          <Button kind="outline" small icon="signOut" onClick={() => setAsked('others')}>
            {texts.endOthers}
          </Button>
        </div>
      )}
      {asked !== null && (
        <NetworkConfirm
          network={network}
          why={texts.question.away}
          title={
            asked === 'others' ? texts.question.others : texts.question.one(texts.nameOf(deviceOf(asked.userAgent)))
          }
          body={
            <>
              {asked !== 'others' && <p className="strong">{texts.signedIn(format.dateTime(asked.signedInAt))}</p>}
              <p>{texts.question.body}</p>
            </>
          }
          confirm={texts.question.confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </AccountSection>
  );
}

function Device({ session, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const texts = useMessages(devicesMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const now = useNow(60_000);
  const kind = deviceOf(session.userAgent);
  const name = texts.nameOf(kind);
  const signedIn = texts.signedIn(format.dateTime(session.signedInAt));
  return (
    <li className="account-row">
      <Icon name={isHandheld(kind) ? 'phone' : 'desktop'} large />
      <div className="grow">
        <p className="row">
          <span className="strong">{name}</span>
          {session.isThis && (
            <Tag tone="here" icon="check">
              {texts.isThis}
            </Tag>
          )}
        </p>
        <p className="sm mut">
          {session.isThis ? signedIn : `${signedIn} · ${texts.lastSeen(formatAge(session.lastSeenAt, now, language))}`}
        </p>
      </div>
      {!session.isThis && (
        <Button kind="quiet" small aria-label={texts.endOf(`${name}, ${signedIn}`)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const texts = useMessages(devicesMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ending: Ending) => {
      const key = crypto.randomUUID();
      return ending === 'others'
        ? callServer(endOtherSessions, {}, { key })
        : callServer(endSession, { params: { sessionId: ending.id } }, { key });
    },
    networkMode: 'always',
    onSuccess: async (left) => {
      await putOwnData(client, sessionsQuery.queryKey, left);
      notify({ kind: 'done', title: texts.ended });
    },
  });
}
