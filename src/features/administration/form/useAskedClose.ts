import { useState } from 'react';
import { askBeforeLosing } from './askBeforeLosing.ts';
import { unsavedForms } from './unsavedChanges.ts';

/** The closing of a part of the screen, after a question if something typed in it would be lost. */
export function useAskedClose(onClose: () => void): () => void {
  // Forms of the page below stay as they are.
  const [below] = useState(unsavedForms);
  return () => askBeforeLosing(onClose, below);
}
