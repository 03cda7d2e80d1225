import { useEffect, useState } from 'react';
import type { SlipReference } from '../../domain/order/slipQr.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';

/** The transfer that the QR of this slip names, read on the device; `null` before, or without a readable one. */
export function useSlipQr(slip: SlipBytes | null): SlipReference | null {
  const [read, setRead] = useState<{ readonly slip: SlipBytes; readonly named: SlipReference | null } | null>(null);
  useEffect(() => {
    if (slip === null) return;
    let gone = false;
    import('./readSlipPicture.ts')
      .then(({ readSlipPicture }) => readSlipPicture(slip.bytes, slip.type))
      // Without the reader or a readable picture the payer names the bank.
      .catch(() => null)
      .then((named) => !gone && setRead({ slip, named }));
    return () => {
      gone = true;
    };
  }, [slip]);
  return read !== null && read.slip === slip ? read.named : null;
}
