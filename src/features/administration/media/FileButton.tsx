import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/press/Button.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';

/** A button that opens the device's choice of files. The same file may be chosen again. */
export function FileButton({
  label,
  accept,
  multiple = false,
  disabled = false,
  kind = 'outline',
  onFiles,
}: {
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  kind?: ComponentProps<typeof Button>['kind'];
  onFiles: (files: readonly File[]) => void;
}) {
  const choice = useRef<HTMLInputElement>(null);
  const isAway = useConnection() !== 'online';
  return (
    <>
      <Button kind={kind} small icon="upload" disabled={disabled || isAway} onClick={() => choice.current?.click()}>
        {label}
      </Button>
      <input
        ref={choice}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
