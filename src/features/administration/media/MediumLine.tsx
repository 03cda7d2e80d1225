import type { ReactNode } from 'react';
import type { Medium } from '../../../domain/media/medium.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { formatBytes } from '../../../i18n/formatBytes.ts';
import { formatClock } from '../../../i18n/learning/formatLecture.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { Picture } from '../../../ui/show/Picture.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';

/** A file with its poster, facts, and advice if browsers cannot play it; `children`: its buttons. */
export function MediumLine({ medium, children }: { medium: Medium; children?: ReactNode }) {
  const texts = useMessages(mediaMessages);
  return (
    <div className="fileleaf media-line">
      <span className="th">
        {medium.posterUrl === null ? (
          <Icon name={iconOf(medium)} large />
        ) : (
          <Picture src={medium.posterUrl} alt="" width={3} height={2} sizes={{ whole: '80px' }} />
        )}
      </span>
      <div className="grow stack stack-1">
        <p className="sm strong file-name">{medium.name}</p>
        <p className="xs mut num">{factsOf(medium, texts).join(' · ')}</p>
        {!medium.isPlayable && (
          <>
            <p>
              <Tag tone="error" icon="warning">
                {texts.notPlayable}
              </Tag>
            </p>
            <p className="xs">{texts.notPlayableHelp}</p>
          </>
        )}
      </div>
      {children && <div className="row">{children}</div>}
    </div>
  );
}

const iconOf = ({ kind }: Medium) => {
  if (kind === 'video' || kind === 'audio') return 'lectures';
  return kind === 'picture' ? 'picture' : 'receipt';
};

function factsOf({ kind, bytes, durationSeconds, width, height, codec }: Medium, texts: (typeof mediaMessages)['th']) {
  return [
    texts.kinds[kind],
    formatBytes(bytes),
    ...(durationSeconds === null ? [] : [formatClock(durationSeconds * 1_000)]),
    ...(width === null || height === null ? [] : [texts.pixels(String(width), String(height))]),
    ...(codec === null ? [] : [codec]),
  ];
}
