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
  /** The former slip is unreadable, so the report may be sent without one. */
  mayLeaveOut: boolean;
  onChange: (slip: SlipBytes | null) => void;
  /** Called with the state of a picture while it is made smaller. Must be a stable function. */
  onState?: (state: PictureState) => void;
};

/** The slip field of a transfer report. */
export function SlipField({ slip, required, problem, mayLeaveOut, onChange, onState }: Props) {
  const texts = useMessages(reportMessages);
  const place = useRef<HTMLDivElement>(null);
  const leaveOut = () => {
    onChange(null);
    // The pressed button unmounts, so the focus moves to the input.
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
        {...(onState && { onState })}
      />
      {mayLeaveOut && (
        <Button kind="quiet" small onClick={leaveOut}>
          {texts.slipLeaveOut}
        </Button>
      )}
    </div>
  );
}
