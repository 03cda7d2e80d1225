import './media.css';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Medium, MediumKind } from '../../../domain/media/medium.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Asterisk, Problem } from '../../../ui/form/FormField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { usePendingUpload } from '../form/pendingUploads.ts';
import { acceptedTypes } from './acceptedTypes.ts';
import { FileButton } from './FileButton.tsx';
import { MediaPicker } from './MediaPicker.tsx';
import { MediumLine } from './MediumLine.tsx';
import { adminMediumQuery } from './mediaQueries.ts';
import { UploadRow } from './UploadRow.tsx';
import { isUnderWay } from './uploadList.ts';
import { useUploads } from './useUploads.ts';

/** One uploaded file of a kind: chosen from the shop's files or uploaded here. `value`: its id. */
export function MediaField({
  label,
  kind,
  value,
  required = false,
  hint,
  problem,
  onChange,
}: {
  label: string;
  kind: MediumKind;
  value: string | null;
  required?: boolean;
  hint?: string;
  problem?: string | undefined;
  /** `null` takes the file out; it stays among the shop's files. */
  onChange: (medium: Medium | null) => void;
}) {
  const texts = useMessages(mediaMessages);
  const [isPicking, setPicking] = useState(false);
  const { data: medium } = useQuery({ ...adminMediumQuery(value ?? ''), enabled: value !== null });
  const { uploads, begin } = useUploads(onChange);
  const isAwaited = usePendingUpload(uploads.some(isUnderWay));
  const shownProblem = isAwaited ? texts.stillUploading : problem;
  const id = useId();
  return (
    <fieldset className="f media-field" aria-describedby={shownProblem ? `${id}-problem` : undefined}>
      <legend>
        {label}
        {required && <Asterisk />}
      </legend>
      {value === null ? <p className="mut">{texts.none}</p> : medium && <MediumLine medium={medium} />}
      {uploads
        .filter(({ phase }) => phase !== 'done')
        .map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      <div className="row">
        <FileButton
          label={value === null ? texts.choose[kind] : texts.another}
          accept={acceptedTypes[kind]}
          onFiles={(files) => begin(files.slice(0, 1), kind)}
        />
        <Button kind="quiet" small onClick={() => setPicking(true)}>
          {texts.fromShop}
        </Button>
        {value !== null && (
          <Button kind="quiet" small onClick={() => onChange(null)}>
            {texts.takeOut}
          </Button>
        )}
      </div>
      {shownProblem && <Problem id={`${id}-problem`}>{shownProblem}</Problem>}
      <p className="hint">{hint ?? texts.types[kind]}</p>
      <MediaPicker
        kind={kind}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onChoose={(chosen) => {
          setPicking(false);
          onChange(chosen);
        }}
      />
    </fieldset>
  );
}
