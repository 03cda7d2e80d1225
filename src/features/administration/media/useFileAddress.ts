import { useEffect, useState } from 'react';
import { publicFilesPath } from '../../../contract/site/fileAddresses.ts';
import type { WidgetFile } from './uploadWidget.ts';

/** The picture in place of one that cannot be shown (specification 7). */
const noPicture = '/no-image.svg';

/** The address of a stored or chosen file, and its replacement after an error. */
export function useFileAddress(file: WidgetFile): { readonly url: string | null; readonly onError: () => void } {
  const [chosen, setChosen] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const bytes = file.kind === 'new' ? file.file : null;
  useEffect(() => {
    if (bytes === null) return;
    const made = URL.createObjectURL(bytes);
    setChosen(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  const url = file.kind === 'stored' ? (file.address ?? `${publicFilesPath}/${file.name}`) : chosen;
  return { url: url !== null && url === failed ? noPicture : url, onError: () => setFailed(url) };
}
