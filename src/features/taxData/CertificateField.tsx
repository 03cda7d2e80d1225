import { useCallback, useState } from 'react';
import { privateFilePath } from '../../contract/administration/administration.ts';
import { slipLongestSidePx } from '../../domain/site/interfaceConstants.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { sendPicture } from '../../platform/net/sendPicture.ts';
import { type PictureBytes, shrinkPicture } from '../../platform/net/shrinkPicture.ts';
import { PictureField } from '../../ui/form/PictureField.tsx';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { IconButton } from '../../ui/press/Button.tsx';

type Sent = PictureBytes & { readonly uploadedName: string };

/**
 * A company's certificate as a picture. It is uploaded to the private store when chosen; the device stores its name
 * only.
 */
export function CertificateField({
  name,
  problem,
  onChange,
  onState,
}: {
  name: string | null;
  problem: string | undefined;
  onChange: (name: string | null) => void;
  /** Called with the state of an upload. Must be a stable function. */
  onState: (state: PictureState) => void;
}) {
  const texts = useMessages(taxDataMessages);
  const failureText = useFailureText();
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [state, setState] = useState<PictureState>('settled');
  const hear = useCallback(
    (now: PictureState): void => {
      setState(now);
      onState(now);
    },
    [onState],
  );

  const read = async (file: File, signal: AbortSignal): Promise<Sent | null> => {
    setFailure(null);
    const picture = await shrinkPicture(file, slipLongestSidePx);
    if (picture === null) return null;
    try {
      return { ...picture, uploadedName: await sendPicture(picture, crypto.randomUUID()) };
    } catch (fault) {
      if (!signal.aborted) setFailure(fault);
      return null;
    }
  };
  const choose = (chosen: Sent | null): void => {
    setSent(chosen);
    onChange(chosen?.uploadedName ?? null);
  };

  // A certificate that the server has deleted must be chosen again, where the problem is shown.
  if (name !== null && name !== sent?.uploadedName && problem === undefined && state === 'settled') {
    return <Attached name={name} onRemove={() => choose(null)} />;
  }
  const { unreadable } = texts.certificate;
  return (
    <PictureField
      label={texts.fields.certificateName}
      texts={{ ...texts.certificate, unreadable: failure === null ? unreadable : failureText(failure) }}
      picture={name === null ? null : sent}
      required
      problem={problem}
      accept="image/*"
      read={read}
      onChange={choose}
      onState={hear}
    />
  );
}

/** A certificate that was attached before this page was opened. */
function Attached({ name, onRemove }: { name: string; onRemove: () => void }) {
  const texts = useMessages(taxDataMessages);
  return (
    <div className="f picture-field">
      <span className="lb">{texts.fields.certificateName}</span>
      <div className="fileleaf">
        <span className="th">
          <img src={privateFilePath(name, null)} alt={texts.certificate.preview} />
        </span>
        <div className="grow">
          <p className="sm">{texts.certificate.attached}</p>
        </div>
        <IconButton icon="trash" label={texts.certificate.remove} onClick={onRemove} />
      </div>
    </div>
  );
}
