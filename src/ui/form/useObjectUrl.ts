import { useEffect, useState } from 'react';

/** An object URL while the picture is shown; `null` for a moment before. */
export function useObjectUrl(bytes: ArrayBuffer, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
