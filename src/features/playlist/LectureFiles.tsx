import type { LectureFile } from '../../domain/learning/playlist.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FileLeaf } from './LectureDocument.tsx';

/** The files beside a lecture, to download. */
export function LectureFiles({ files }: { files: readonly LectureFile[] }) {
  const texts = useMessages(playlistMessages).document;
  return (
    <section className="stack stack-2" aria-label={texts.files}>
      <h2 className="room-progress">{texts.files}</h2>
      {files.map((file) => (
        <FileLeaf key={file.url} file={file} isShown={false} />
      ))}
    </section>
  );
}
