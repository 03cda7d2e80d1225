import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { curriculumCalls } from '../../../contract/administration/curriculum.ts';
import type { ArchivedLecture } from '../../../domain/catalogue/deskCurriculum.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { NetworkButton } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { archivedQuery, curriculumQuery } from './curriculumQuery.ts';

/** The lectures that earlier buyers keep, each with a way back into the course. */
export function ArchivedLectures({ itemId }: { itemId: string }) {
  const texts = useMessages(itemEditingMessages).curriculum.archived;
  const { data = [] } = useQuery(archivedQuery(itemId));
  if (data.length === 0) return null;
  return (
    <section className="stack stack-2" aria-label={texts.title}>
      <h3 className="adm-group">{texts.title}</h3>
      <p className="sm mut">{texts.body}</p>
      <ul className="stack stack-2">
        {data.map((lecture) => (
          <ArchivedRow key={lecture.id} itemId={itemId} lecture={lecture} />
        ))}
      </ul>
    </section>
  );
}

function ArchivedRow({ itemId, lecture }: { itemId: string; lecture: ArchivedLecture }) {
  const texts = useMessages(itemEditingMessages).curriculum.archived;
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const name = textIn(lecture.name, language);
  const returning = useMutation({
    mutationFn: () =>
      callServer(curriculumCalls.putBackLecture, { params: { itemId, lectureId: lecture.id } }, { key }),
    networkMode: 'always',
    onSuccess: (sections) => {
      client.setQueryData(curriculumQuery(itemId).queryKey, sections);
      void client.invalidateQueries({ queryKey: archivedQuery(itemId).queryKey });
      notify({ kind: 'done', title: texts.done });
    },
  });
  const network = usePressedCall(returning, () => returning.mutate());
  return (
    <li className="stack stack-2">
      <FailureNote error={network.error} />
      <div className="row sb">
        <span className="grow">
          {name}{' '}
          <span className="sm mut">
            {textIn(lecture.sectionName, language)} · {format.date(lecture.archivedAt)}
          </span>
        </span>
        <NetworkButton kind="outline" small network={network} aria-label={texts.putBackOf(name)}>
          {texts.putBack}
        </NetworkButton>
      </div>
    </li>
  );
}
