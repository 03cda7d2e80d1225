import type { MailMessage } from '../../../contract/administration/administration.ts';
import { formatMachineTime } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { linkedText } from '../pages/linkedText.ts';

const toneOf = { queued: 'info', sent: 'done', stored: 'info', failed: 'error' } as const;

/** One e-mail that expands on a press; its addresses are links. */
export function MailLeaf({ message }: { message: MailMessage }) {
  const texts = useMessages(administrationMessages).mail;
  const format = useFormat();
  return (
    <details className="leaf leaf-0 mail">
      <summary>
        <span className="grow">
          <span className="strong mail-subject">{message.subject}</span>
          <span className="xs mut">
            {texts.to(message.to)} ·{' '}
            <time className="num" dateTime={formatMachineTime(message.createdAt)}>
              {format.dateTime(message.createdAt)}
            </time>
          </span>
        </span>
        <Tag tone={toneOf[message.delivery]}>{texts.delivery[message.delivery]}</Tag>
        <Icon name="expand" />
      </summary>
      <p className="mail-text">
        {linkedText(message.text).map((piece, place) =>
          piece.isLink ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored text never changes
            <a key={place} href={piece.text}>
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </p>
    </details>
  );
}
