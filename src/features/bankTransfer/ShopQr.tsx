import { useState } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, IconButton } from '../../ui/press/Button.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';

/**
 * A button that shows the QR picture that the shop uploaded (specification 2, "Qr Code Payment"). `account`: the number
 * of the account beside it, where only an icon has room.
 */
export function ShopQr({ url, account }: { url: string; account?: string }) {
  const texts = useMessages(reportMessages).shopQr;
  const [isOpen, open] = useState(false);
  return (
    <>
      {account === undefined ? (
        <Button kind="outline" icon="qr" onClick={() => open(true)}>
          {texts.show}
        </Button>
      ) : (
        <IconButton icon="qr" label={texts.showOf(account)} onClick={() => open(true)} />
      )}
      <Sheet open={isOpen} title={texts.title} onClose={() => open(false)}>
        <img className="shop-qr" src={url} alt={texts.picture} />
      </Sheet>
    </>
  );
}
