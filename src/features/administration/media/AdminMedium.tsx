import './media.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mediumName, mediumRemoval, renameMedium } from '../../../contract/administration/medium.ts';
import { type Medium, mediumNameMaximum } from '../../../domain/media/medium.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { revisionOf } from '../../../platform/net/revisionOf.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useRevisedForm } from '../form/useRevisedForm.ts';
import { QueryStates } from '../list/QueryStates.tsx';
import { RemoveQuestion } from '../list/RemoveQuestion.tsx';
import { MediumLine } from './MediumLine.tsx';
import { adminMediumQuery } from './mediaQueries.ts';
import { PosterPart } from './PosterPart.tsx';
import { SubtitlesPart } from './SubtitlesPart.tsx';

/** One uploaded file: name, poster, subtitles, and its removal. */
export function AdminMedium({ id }: { id: string }) {
  const texts = useMessages(mediaMessages);
  const query = useQuery(adminMediumQuery(id));
  const { data: medium, error } = query;
  const isGone = error instanceof CallFailed && error.code === 'NOT_FOUND';
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.media()}>
          {texts.back}
        </Link>
        <h1>{medium?.name ?? texts.title}</h1>
      </header>
      {isGone ? <NotFoundState heading={2} /> : <QueryStates query={query} {...texts} />}
      {medium && <Parts medium={medium} />}
    </>
  );
}

function Parts({ medium }: { medium: Medium }) {
  const isFilm = medium.kind === 'video';
  return (
    <>
      <MediumLine medium={medium}>
        <OpenLink medium={medium} />
      </MediumLine>
      {medium.kind === 'picture' && <img className="media-picture" src={medium.url} alt={medium.name} />}
      {medium.kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: an uploaded sound has no captions
        <audio controls preload="metadata" src={medium.url} />
      )}
      <NameForm medium={medium} />
      {isFilm && <PosterPart medium={medium} />}
      {isFilm && <SubtitlesPart medium={medium} />}
      <Removal medium={medium} />
    </>
  );
}

function OpenLink({ medium }: { medium: Medium }) {
  const texts = useMessages(mediaMessages);
  if (medium.kind !== 'pdf' && medium.kind !== 'file') return null;
  return (
    <a className="link" href={medium.url} target="_blank" rel="noreferrer">
      {texts.open(medium.name)}
    </a>
  );
}

function NameForm({ medium }: { medium: Medium }) {
  const texts = useMessages(mediaMessages);
  const { id, name } = medium;
  const form = useRevisedForm<{ name: string }, Medium>({
    typed: { name },
    revision: mediumName.spell(medium),
    revisionIn: mediumName.spell,
    refuse: () => ({}),
    sentences: (values) => (values.name.trim() === '' ? { name: texts.nameNeeded } : {}),
    send: async ({ revision, ...body }, key) =>
      await callServer(renameMedium, { params: { mediumId: id }, body }, { key, revision: await revisionOf(revision) }),
    queryKey: adminMediumQuery(id).queryKey,
    saved: texts.saved,
  });
  return (
    <DeskFormFrame form={form} label={texts.name}>
      <StaleNote form={form} labels={{ name: texts.name }} />
      <DeskFields
        form={form}
        fields={[{ kind: 'line', name: 'name', label: texts.name, maxLength: mediumNameMaximum }]}
      />
    </DeskFormFrame>
  );
}

const removal = { path: '/api/admin/media', idName: 'mediumId', remove: mediumRemoval } as const;

function Removal({ medium }: { medium: Medium }) {
  const texts = useMessages(mediaMessages).remove;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  if (medium.uses > 0) return <p className="hint">{texts.inUse}</p>;
  return (
    <div>
      <Button kind="danger" small icon="trash" onClick={() => setAsked(true)}>
        {texts.action}
      </Button>
      {isAsked && (
        <RemoveQuestion
          resource={removal}
          id={medium.id}
          texts={texts}
          onClose={() => setAsked(false)}
          onGone={() => {
            void client.invalidateQueries({ queryKey: administrationKeys.media() });
            void navigate(deskLinks.media());
          }}
        >
          {texts.body}
        </RemoveQuestion>
      )}
    </div>
  );
}
