import { useRef } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shrinkSlip } from '../../platform/net/slipPicture.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { PictureField } from '../../ui/form/PictureField.tsx';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import { Button } from '../../ui/press/Button.tsx';

type Props = {
  slip: SlipBytes | null;
  required: boolean;
  problem: string | undefined;
  /** The one that it had cannot be read, and it may go out without any. */
  mayLeaveOut: boolean;
  onChange: (slip: SlipBytes | null) => void;
  /** How it stands with one that is made smaller; the same one each time. */
  onState: (state: PictureState) => void;
};

/** The slip of a transfer. */
export function SlipField({ slip, required, problem, mayLeaveOut, onChange, onState }: Props) {
  const texts = useMessages(reportMessages);
  const place = useRef<HTMLDivElement>(null);
  const leaveOut = () => {
    onChange(null);
    // The button that was pressed goes.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place}>
      <PictureField
        label={texts.fields.slip}
        texts={{
          choose: texts.slipChoose,
          or: texts.slipOr,
          types: texts.slipTypes,
          reading: texts.slipShrinking,
          size: texts.slipShrunk,
          replace: texts.slipReplace,
          remove: texts.slipRemove,
          preview: texts.slipPreview,
          unreadable: texts.slipUnreadable,
          leaveOut: slip === null ? texts.slipNotThis : texts.slipKeepFormer,
        }}
        picture={slip}
        required={required}
        problem={problem}
        accept="image/*"
        read={shrinkSlip}
        onChange={onChange}
        onState={onState}
      />
      {mayLeaveOut && (
        <Button kind="quiet" small onClick={leaveOut}>
          {texts.slipLeaveOut}
        </Button>
      )}
    </div>
  );
}
