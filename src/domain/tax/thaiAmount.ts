import type { Currency } from '../pricing/currency.ts';
import { checkedMinor } from '../pricing/minorUnits.ts';

const digits = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;
const million = 1_000_000;

const units: Readonly<Record<Currency, { readonly whole: string; readonly part: string }>> = {
  THB: { whole: 'บาท', part: 'สตางค์' },
  USD: { whole: 'ดอลลาร์สหรัฐ', part: 'เซนต์' },
};

/** A non-negative amount in Thai words: `สองพันห้าร้อยบาทถ้วน`, `สองพันหกร้อยสี่บาทแปดสิบหกสตางค์`. */
export function amountInThaiWords(minor: number, currency: Currency): string {
  if (checkedMinor(minor) < 0) throw new RangeError(`${minor} is less than nothing`);
  const { whole, part } = units[currency];
  const [wholes, parts] = [Math.floor(minor / 100), minor % 100];
  if (parts === 0) return `${numberInThaiWords(wholes)}${whole}ถ้วน`;
  const words = `${numberInThaiWords(parts)}${part}`;
  return wholes === 0 ? words : `${numberInThaiWords(wholes)}${whole}${words}`;
}

/** A non-negative integer in Thai words: `ยี่สิบเอ็ด`. Millions are read repeatedly. */
function numberInThaiWords(count: number): string {
  if (count === 0) return digits[0];
  const millions = Math.floor(count / million);
  const rest = underMillion(count % million, millions > 0);
  return millions === 0 ? rest : `${numberInThaiWords(millions)}ล้าน${rest}`;
}

/** A number below a million; a final one is read เอ็ด after other digits. */
function underMillion(count: number, isLedByMillions: boolean): string {
  const signs = [...String(count)].map(Number);
  return signs
    .map((digit, index) => {
      const place = signs.length - 1 - index;
      const isLed = index > 0 || isLedByMillions;
      return digit === 0 ? '' : `${digitAt(digit, place, isLed)}${places[place]}`;
    })
    .join('');
}

function digitAt(digit: number, place: number, isLed: boolean): string {
  if (place === 0 && digit === 1 && isLed) return 'เอ็ด';
  if (place === 1 && digit === 1) return '';
  if (place === 1 && digit === 2) return 'ยี่';
  return digits[digit] ?? '';
}
