import { useEffect, useState } from 'react';
import type { SharedSlip } from '../../platform/sharedSlips.ts';
import './sharedSlip.css';

export function SharedPicture({ slip, label }: { slip: SharedSlip; label: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([slip.bytes], { type: slip.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [slip]);
  return <div className="shared-picture leaf">{url && <img src={url} alt={label} />}</div>;
}
