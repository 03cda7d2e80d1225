import type { LectureFile, PlaylistLecture } from '../../domain/learning/playlist.ts';
import { textIn } from '../../domain/localText.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/show/Icon.tsx';

/** A lecture that is a picture, PDF, file or link. A text has its words below. */
export function LectureDocument({ lecture }: { lecture: PlaylistLecture }) {
  const { language } = useLanguage();
  const name = textIn(lecture.name, language);
  const { contentType, file, linkUrl } = lecture;
  if (linkUrl !== null) return <LinkLeaf address={linkUrl} />;
  if (file === null) return null;
  if (contentType === 'picture') return <img className="lecture-picture" src={file.url} alt={name} />;
  return <FileLeaf file={file} isShown={contentType === 'pdf'} />;
}

function LinkLeaf({ address }: { address: string }) {
  const texts = useMessages(playlistMessages).document;
  return (
    <div className="leaf row sb">
      <span className="grow file-name">{address}</span>
      <a className="btn" href={address} target="_blank" rel="noopener noreferrer">
        {texts.link}
      </a>
    </div>
  );
}

/** A file with its size; a shown one opens in a tab, others are saved. */
export function FileLeaf({ file, isShown }: { file: LectureFile; isShown: boolean }) {
  const texts = useMessages(playlistMessages).document;
  const opening = isShown ? { target: '_blank', rel: 'noreferrer' } : { download: file.name };
  return (
    <div className="fileleaf">
      <div className="grow">
        <p className="strong file-name">{file.name}</p>
        <p className="xs mut num">{formatBytes(file.bytes)}</p>
      </div>
      <a
        className="btn btn-o"
        href={file.url}
        aria-label={`${isShown ? texts.open : texts.download} ${file.name}`}
        {...opening}
      >
        <Icon name="download" />
        {isShown ? texts.open : texts.download}
      </a>
    </div>
  );
}
