import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { mediumPoster, setMediumPoster } from '../../../contract/administration/medium.ts';
import { uploadPagePicture } from '../../../contract/site/customPage.ts';
import type { Medium } from '../../../domain/media/medium.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { revisionOf } from '../../../platform/net/revisionOf.ts';
import { uploadPicture } from '../../../platform/net/uploadPicture.ts';
import { frameOf } from '../../../platform/upload/frameOf.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Picture } from '../../../ui/show/Picture.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { adminMediumQuery } from './mediaQueries.ts';

/** The film, and its poster from the second that it stands at. */
export function PosterPart({ medium }: { medium: Medium }) {
  const texts = useMessages(mediaMessages).poster;
  const video = useRef<HTMLVideoElement>(null);
  const isAway = useConnection() !== 'online';
  const setting = usePoster(medium);
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <h2 className="adm-group">{texts.title}</h2>
      {medium.isPlayable && (
        <>
          <p className="read">{texts.body}</p>
          {/* biome-ignore lint/a11y/useMediaCaption: subtitles are edited below */}
          <video ref={video} className="media-film" controls playsInline preload="metadata" src={medium.url} />
        </>
      )}
      {medium.posterUrl !== null && (
        <Picture
          className="adm-picture"
          src={medium.posterUrl}
          alt={texts.alt}
          width={16}
          height={9}
          sizes={{ whole: '240px' }}
        />
      )}
      <div className="row">
        {medium.isPlayable && (
          <Button
            kind="outline"
            small
            icon="picture"
            busy={setting.isPending}
            disabled={isAway}
            onClick={() => video.current && setting.mutate(video.current)}
          >
            {texts.take}
          </Button>
        )}
        {medium.posterUrl !== null && (
          <Button kind="quiet" small disabled={isAway || setting.isPending} onClick={() => setting.mutate(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Uploads the shown frame of a film as its poster; without a film it takes the poster away. */
function usePoster(medium: Medium) {
  const { id } = medium;
  const { queryKey } = adminMediumQuery(id);
  const texts = useMessages(mediaMessages);
  const failureText = useFailureText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (video: HTMLVideoElement | null) => {
      const posterUrl = video === null ? null : await uploadFrame(video);
      const options = { key: crypto.randomUUID(), revision: await revisionOf(mediumPoster.spell(medium)) };
      return await callServer(setMediumPoster, { params: { mediumId: id }, body: { posterUrl } }, options);
    },
    networkMode: 'always',
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      notify({ kind: 'done', title: texts.saved });
    },
    onError: (failure) => {
      // The newest poster comes into sight before the next try.
      if (failure instanceof CallFailed && failure.code === 'CHANGED_MEANWHILE')
        void client.invalidateQueries({ queryKey });
      notify({ kind: 'error', title: failure instanceof DOMException ? texts.poster.failed : failureText(failure) });
    },
  });
}

async function uploadFrame(video: HTMLVideoElement): Promise<string | null> {
  const [picture] = await uploadPicture(uploadPagePicture, await frameOf(video), crypto.randomUUID());
  return picture?.address ?? null;
}
