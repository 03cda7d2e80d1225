import { type ChangeEvent, useId, useRef, useState } from 'react';
import { formatBytes } from '../../i18n/format.ts';
import { reportMessages } from '../../i18n/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { shrinkSlip } from '../../platform/slipPicture.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Asterisk, Problem } from '../../ui/FormField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';

type Props = {
  slip: SlipBytes | null;
  required: boolean;
  problem: string | undefined;
  onChange: (slip: SlipBytes | null) => void;
};

/** The slip from the camera or the pictures, made smaller once, shown, replaced or removed. */
export function SlipField({ slip, required, problem, onChange }: Props) {
  const texts = useMessages(reportMessages);
  const [isShrinking, setShrinking] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = isUnreadable ? texts.slipUnreadable : problem;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setShrinking(true);
    const shrunk = await shrinkSlip(file).catch(() => null);
    setShrinking(false);
    setUnreadable(shrunk === null);
    if (shrunk !== null) onChange(shrunk);
  };
  const remove = () => {
    setUnreadable(false);
    onChange(null);
    input.current?.focus();
  };

  return (
    <div className="f slip-field">
      <span className="lb" id={`${id}-label`}>
        {texts.fields.slip}
        {required && <Asterisk />}
      </span>
      {/* Beside both looks and not in them, so that it keeps the focus when one takes the place of the other. */}
      <input
        ref={input}
        id={`${id}-file`}
        className="vh"
        type="file"
        accept="image/*"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={shown ? `${id}-problem` : undefined}
        aria-invalid={shown ? true : undefined}
        onChange={(event) => void choose(event)}
      />
      {slip === null ? (
        <label htmlFor={`${id}-file`} className={shown ? 'up up-wrong' : 'up'}>
          <Icon name="upload" large />
          <span id={`${id}-button`}>
            <b className="strong">{texts.slipChoose}</b>
            {texts.slipOr}
          </span>
          <span className="hint">{isShrinking ? texts.slipShrinking : texts.slipTypes}</span>
        </label>
      ) : (
        <div className="fileleaf">
          <SlipThumb slip={slip} />
          <div className="grow">
            <p className="sm strong">{slip.name}</p>
            <p className="xs mut num">{texts.slipShrunk(formatBytes(slip.bytes.byteLength))}</p>
          </div>
          <label htmlFor={`${id}-file`} className="btn btn-o btn-s">
            <span id={`${id}-button`}>{texts.slipReplace}</span>
          </label>
          <IconButton icon="trash" label={texts.slipRemove} onClick={remove} />
        </div>
      )}
      {shown && <Problem id={`${id}-problem`}>{shown}</Problem>}
    </div>
  );
}

function SlipThumb({ slip }: { slip: SlipBytes }) {
  const texts = useMessages(reportMessages);
  const url = useObjectUrl(slip.bytes, slip.type);
  return <span className="th">{url && <img src={url} alt={texts.slipPreview} />}</span>;
}
