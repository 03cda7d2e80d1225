import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { SearchForm } from '../catalogue/SearchForm.tsx';

/** Loaded with the first letter. */
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

/** The search of both kinds, with suggestions while the person types. */
export function SuggestedSearch({ onType, onSearch, ...form }: Omit<ComponentProps<typeof SearchForm>, 'kind'>) {
  const [typed, setTyped] = useState('');
  const close = useCallback(() => setTyped(''), []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between its field and its links
    <div className="find-place" onBlur={leave} onClick={follow} onKeyDown={(event) => moveFocus(event, close)}>
      <SearchForm
        {...form}
        kind="all"
        onType={(text) => {
          setTyped(text);
          onType?.(text);
        }}
        onSearch={(asked) => {
          close();
          onSearch(asked);
        }}
      />
      {typed.trim() !== '' && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <Suggestions typed={typed} onLeave={close} />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  );
}

/** Arrows go through the field and the suggestions; Escape closes them. */
function moveFocus(event: KeyboardEvent, close: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  if (event.key === 'Escape' && places.length > 1) {
    event.preventDefault();
    places[0]?.focus();
    close();
  }
  if (step === undefined || places.length < 2) return;
  const at = places.indexOf(document.activeElement as HTMLElement);
  places.at((at + step) % places.length)?.focus();
  event.preventDefault();
}
