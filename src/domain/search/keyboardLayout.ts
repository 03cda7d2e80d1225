/** The keys of a keyboard, row by row, in English and in the standard Thai layout (Kedmanee). */
const english = '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const thai = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const thaiOf = new Map([...english].map((key, place) => [key, thai.charAt(place)]));
const englishOf = new Map([...thai].map((key, place) => [key, english.charAt(place)]));

const typeAgain = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => keys.get(sign) ?? sign).join('');

/** The text that the same keys give in the other layout. */
export const onOtherLayout = (typed: string): string =>
  typeAgain(typed, /[\u0E01-\u0E5B]/.test(typed) ? englishOf : thaiOf);
