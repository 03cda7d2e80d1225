import './uploadWidget.css';
import type { ReactNode } from 'react';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { IconButton } from '../../../ui/press/Button.tsx';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';
import { acceptedTypes } from './acceptedTypes.ts';
import { FileButton } from './FileButton.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import { kindOfWidget, type UploadData, type WidgetFile, type WidgetType } from './uploadWidget.ts';
import { useFileAddress } from './useFileAddress.ts';
import { useUploadWidget } from './useUploadWidget.ts';

export type UploadWidgetProps = {
  readonly type: WidgetType;
  readonly data: UploadData;
  readonly onChange: (data: UploadData) => void;
  /** The target size, also told to the person. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  readonly multiple?: boolean;
  readonly limitFile?: number;
  readonly disabled?: boolean;
  readonly hideButton?: boolean;
  readonly disabledPreview?: boolean;
  readonly buttonLabel?: string;
  /** Text below the hints. */
  readonly extra?: string;
  readonly extraHtml?: ReactNode;
  /** Text in red. */
  readonly extraRed?: string;
  readonly isNotCheckStorage?: boolean;
  /** Gets the refusal of a type in place of the notice. */
  readonly onError?: (message: string) => void;
};

/**
 * Chooses pictures or one video for a form (specification 2 to 5 and 8): hints, button, previews, viewer. The parent
 * uploads what `fileList` and `deleteFileList` say.
 */
export function UploadWidget(props: UploadWidgetProps) {
  const { type, data, hideButton = false, disabledPreview = false, disabled = false } = props;
  const texts = useMessages(mediaMessages);
  const widget = useUploadWidget(props);
  const { state } = widget;
  return (
    <div className="upload-widget stack stack-3">
      <Hints {...props} />
      {!hideButton && (
        <div>
          <FileButton
            label={props.buttonLabel ?? texts.widget.upload}
            accept={acceptedTypes[kindOfWidget[type]]}
            multiple={props.multiple ?? false}
            disabled={widget.isDisabled}
            onFiles={widget.choose}
          />
        </div>
      )}
      <div role="alert" className="stack stack-1">
        {state.refused.map(({ name, problem }) => (
          <Problem key={name}>
            {name}: {texts.widget[problem]}
          </Problem>
        ))}
        {state.isStorageUnknown && <Problem>{texts.widget.storageUnknown}</Problem>}
      </div>
      {!disabledPreview && type === 'image' && (
        <ul className="upload-grid">
          {data.fileList.map((file, at) => (
            <li key={file.name}>
              <Preview
                file={file}
                disabled={disabled}
                onView={() => widget.view(at)}
                onDelete={() => widget.ask(file.name)}
              />
            </li>
          ))}
        </ul>
      )}
      {!disabledPreview && type === 'video' && data.fileList[0] && (
        <Film file={data.fileList[0]} disabled={disabled} onDelete={widget.ask} />
      )}
      <PictureViewer files={data.fileList} at={state.viewed} onStep={widget.step} onClose={widget.close} />
      <ConfirmSheet
        danger
        open={state.asked !== null}
        title={texts.widget.confirmDelete}
        body={state.asked}
        confirm={texts.widget.confirm}
        onConfirm={() => widget.answer(true)}
        onCancel={() => widget.answer(false)}
      />
    </div>
  );
}

function Hints({ type, imageSize, limitFile, data, extra, extraHtml, extraRed }: UploadWidgetProps) {
  const texts = useMessages(mediaMessages);
  const { hint, hintSize } = texts.widget;
  return (
    <div className="stack stack-1">
      {type === 'image' && <p className="sm mut">{hint}</p>}
      {imageSize && (
        <p className="sm mut num">{hintSize(formatCount(imageSize.width), formatCount(imageSize.height))}</p>
      )}
      {limitFile !== undefined && (
        <p className="sm mut num">{texts.widget.place(formatCount(data.fileList.length), formatCount(limitFile))}</p>
      )}
      {extra && <p className="sm">{extra}</p>}
      {extraHtml && <div className="sm">{extraHtml}</div>}
      {extraRed && <p className="sm upload-red">{extraRed}</p>}
    </div>
  );
}

function Preview({
  file,
  disabled,
  onView,
  onDelete,
}: {
  file: WidgetFile;
  disabled: boolean;
  onView: () => void;
  onDelete: () => void;
}) {
  const texts = useMessages(mediaMessages).widget;
  const { url, onError } = useFileAddress(file);
  return (
    <figure className="upload-preview">
      <button type="button" className="upload-open" aria-label={texts.open(file.name)} onClick={onView}>
        {url !== null && <img src={url} alt="" onError={onError} />}
      </button>
      {!disabled && (
        <IconButton className="upload-delete" icon="trash" label={texts.remove(file.name)} onClick={onDelete} />
      )}
      <figcaption className="xs mut">{file.name}</figcaption>
    </figure>
  );
}

function Film({ file, disabled, onDelete }: { file: WidgetFile; disabled: boolean; onDelete: (name: string) => void }) {
  const texts = useMessages(mediaMessages).widget;
  const { url } = useFileAddress(file);
  return (
    <figure className="upload-preview">
      {url !== null && (
        // biome-ignore lint/a11y/useMediaCaption: a chosen film has no subtitles yet
        <video className="media-film" controls playsInline preload="metadata" src={url} aria-label={file.name} />
      )}
      <figcaption className="row sb">
        <span className="sm">{file.name}</span>
        {!disabled && <IconButton icon="trash" label={texts.remove(file.name)} onClick={() => onDelete(file.name)} />}
      </figcaption>
    </figure>
  );
}
