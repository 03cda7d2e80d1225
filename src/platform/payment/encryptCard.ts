import type { EncryptedCard } from '../../contract/order/charge.ts';
import type { CardEntry } from '../../domain/order/cardEntry.ts';
import { loadScript } from '../net/loadScript.ts';
import type { CardRefusal } from './omiseToken.ts';

/** The card gateway's script as far as it is used (my2c2p). Error code 0 is success. */
type CardScript = {
  readonly getEncrypted: (
    formId: string,
    done: (card: Omit<EncryptedCard, 'cardholderName'> | null, errorCode: number, message: string) => void,
  ) => void;
};

declare global {
  interface Window {
    My2c2p?: CardScript;
  }
}

type EncryptedCardOrRefusal = { readonly kind: 'encrypted'; readonly card: EncryptedCard } | CardRefusal;

/** How long the encryption may take (ms). */
const answerWithinMs = 20_000;

/** Id of the hidden form that the script finds in the page. */
const formId = 'card-to-encrypt';

/** Encrypts a card for the gateway in this browser. The script reads a hidden form, which is in the page only meanwhile. */
export async function encryptCard(
  { number, month, year, code, name }: CardEntry,
  scriptUrl: string,
): Promise<EncryptedCardOrRefusal> {
  const script = await loadScript(scriptUrl, () => window.My2c2p);
  if (script === null) return { kind: 'unavailable' };
  const form = document.createElement('form');
  form.id = formId;
  form.hidden = true;
  const fields = { cardnumber: number, month: month.padStart(2, '0'), year, cvv: code };
  for (const [field, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.setAttribute('data-encrypt', field);
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  const answered = new Promise<EncryptedCardOrRefusal>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'unavailable' }), answerWithinMs);
    script.getEncrypted(formId, (card, errorCode, message) => {
      clearTimeout(timer);
      if (card === null || errorCode !== 0) return resolve({ kind: 'refused', message });
      const { encryptedCardInfo, maskedCardInfo, expMonthCardInfo, expYearCardInfo } = card;
      const encrypted = { encryptedCardInfo, maskedCardInfo, expMonthCardInfo, expYearCardInfo };
      resolve({ kind: 'encrypted', card: { ...encrypted, cardholderName: name.trim() } });
    });
  });
  return await answered.finally(() => form.remove());
}
