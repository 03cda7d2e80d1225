import type { SharedSlip } from '../../platform/sharedSlips.ts';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import './sharedSlip.css';

export function SharedPicture({ slip, label }: { slip: SharedSlip; label: string }) {
  const url = useObjectUrl(slip.bytes, slip.type);
  return <div className="shared-picture leaf">{url && <img src={url} alt={label} />}</div>;
}
