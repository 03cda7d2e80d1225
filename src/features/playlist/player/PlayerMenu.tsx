import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Choices } from '../../../ui/form/Choices.tsx';

/**
 * A button of the player that opens a short menu with one choice on. Closes on a choice, Escape, or a press outside.
 */
export function PlayerMenu<Value extends string | number>({
  label,
  face,
  choices,
  value,
  onChoose,
}: {
  label: string;
  /** The button's content. */
  face: ReactNode;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClosing(place, isOpen, setOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="vid-menu" ref={place}>
      <button
        ref={button}
        type="button"
        className="ib"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <Choices
          className="vid-choices"
          legend={label}
          choices={choices}
          value={value}
          onChoose={onChoose}
          onPress={close}
        />
      )}
    </div>
  );
}

function useClosing(
  place: { readonly current: HTMLElement | null },
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    const pressedElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const pressedKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    const element = place.current;
    document.addEventListener('pointerdown', pressedElsewhere);
    element?.addEventListener('keydown', pressedKey);
    return () => {
      document.removeEventListener('pointerdown', pressedElsewhere);
      element?.removeEventListener('keydown', pressedKey);
    };
  }, [isOpen, place, setOpen]);
}
