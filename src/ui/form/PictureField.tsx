import '../styles/pictureField.css';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { formatBytes } from '../../i18n/formatBytes.ts';
import type { PictureBytes } from '../../platform/net/shrinkPicture.ts';
import { Button, IconButton } from '../press/Button.tsx';
import { Icon } from '../show/Icon.tsx';
import { Asterisk, Problem } from './FormField.tsx';
import { useObjectUrl } from './useObjectUrl.ts';
import { type PictureState, type ReadPicture, usePictureReading } from './usePictureReading.ts';

/** Texts of one kind of picture. */
type PictureWords = {
  readonly choose: string;
  /** After the choosing text. */
  readonly or?: string;
  readonly types: string;
  readonly reading: string;
  readonly size: (size: string) => string;
  readonly replace: string;
  readonly remove: string;
  readonly preview: string;
  /** For an unreadable choice. */
  readonly unreadable: string;
  /** Drops an unreadable choice; the former picture stays. */
  readonly leaveOut?: string;
};

type Props<Picture extends PictureBytes> = {
  label: ReactNode;
  texts: PictureWords;
  picture: Picture | null;
  required: boolean;
  problem: string | undefined;
  accept: string;
  /** Shrinks the picture. */
  read: ReadPicture<Picture>;
  onChange: (picture: Picture | null) => void;
  /** A choice that is still being read, or is unreadable, was dropped. */
  onLeaveOut?: () => void;
  /** For a form that waits for reading. */
  onState?: (state: PictureState) => void;
};

/** One picture from the camera or the library: shrunk once, shown, replaced or removed. */
export function PictureField<Picture extends PictureBytes>(props: Props<Picture>) {
  const { label, texts, picture, required, problem, accept, read, onChange, onLeaveOut, onState } = props;
  const { state, choose, settle } = usePictureReading(read, onChange, onState);
  const isUnreadable = state === 'unreadable';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A choice being read is no mistake and may replace a bad one.
  const shown = isUnreadable ? texts.unreadable : state === 'reading' ? undefined : problem;

  const chooseIn = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void choose(file);
  };
  const remove = () => {
    settle();
    onChange(null);
    input.current?.focus();
  };
  const leaveOut = () => {
    settle();
    onLeaveOut?.();
    input.current?.focus();
  };

  return (
    <div className="f picture-field">
      <span className="lb" id={`${id}-label`}>
        {label}
        {required && <Asterisk />}
      </span>
      {/* Beside both looks and not in them, so that it keeps the focus when one takes the place of the other. */}
      <input
        ref={input}
        id={`${id}-file`}
        className="vh"
        type="file"
        accept={accept}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={shown ? `${id}-problem` : undefined}
        aria-invalid={shown ? true : undefined}
        onChange={chooseIn}
      />
      {picture === null ? (
        <label htmlFor={`${id}-file`} className={shown ? 'up up-wrong' : 'up'}>
          <Icon name="upload" large />
          <span id={`${id}-button`}>
            <b className="strong">{texts.choose}</b>
            {texts.or}
          </span>
          <span className="hint">{state === 'reading' ? texts.reading : texts.types}</span>
        </label>
      ) : (
        <div className="fileleaf">
          <Thumb picture={picture} alt={texts.preview} />
          <div className="grow">
            <p className="sm strong file-name">{picture.name}</p>
            <p className="xs mut num">
              {state === 'reading' ? texts.reading : texts.size(formatBytes(picture.bytes.byteLength))}
            </p>
          </div>
          <div className="row">
            <label htmlFor={`${id}-file`} className="btn btn-o btn-s">
              <span id={`${id}-button`}>{texts.replace}</span>
            </label>
            <IconButton icon="trash" label={texts.remove} onClick={remove} />
          </div>
        </div>
      )}
      {shown && <Problem id={`${id}-problem`}>{shown}</Problem>}
      {state === 'reading' && picture === null && (
        <div className="row">
          <Button kind="quiet" small icon="trash" onClick={leaveOut}>
            {texts.remove}
          </Button>
        </div>
      )}
      {isUnreadable && texts.leaveOut && (
        <div className="row">
          <Button kind="quiet" small onClick={leaveOut}>
            {texts.leaveOut}
          </Button>
        </div>
      )}
    </div>
  );
}

function Thumb({ picture, alt }: { picture: PictureBytes; alt: string }) {
  const url = useObjectUrl(picture.bytes, picture.type);
  return <span className="th">{url && <img src={url} alt={alt} />}</span>;
}
