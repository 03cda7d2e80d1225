import { useState } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';

/** A button that shows the QR picture that the shop uploaded (specification 2, "Qr Code Payment"). */
export function ShopQr({ url }: { url: string }) {
  const texts = useMessages(reportMessages).shopQr;
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button kind="outline" icon="qr" onClick={() => open(true)}>
        {texts.show}
      </Button>
      <Sheet open={isOpen} title={texts.title} onClose={() => open(false)}>
        <img className="shop-qr" src={url} alt={texts.picture} />
      </Sheet>
    </>
  );
}
