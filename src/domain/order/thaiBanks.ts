import type { Language } from '../localText.ts';
import type { BankAccount, OriginBank } from './paymentMethod.ts';

/** Thai banks that a transfer may come from, most used first; `PROMPTPAY` is a wallet or another way. */
export const originBanks: readonly OriginBank[] = [
  { code: 'KBANK', nameTh: 'ธนาคารกสิกรไทย', nameEn: 'Kasikornbank' },
  { code: 'SCB', nameTh: 'ธนาคารไทยพาณิชย์', nameEn: 'Siam Commercial Bank' },
  { code: 'BBL', nameTh: 'ธนาคารกรุงเทพ', nameEn: 'Bangkok Bank' },
  { code: 'KTB', nameTh: 'ธนาคารกรุงไทย', nameEn: 'Krungthai Bank' },
  { code: 'BAY', nameTh: 'ธนาคารกรุงศรีอยุธยา', nameEn: 'Bank of Ayudhya (Krungsri)' },
  { code: 'TTB', nameTh: 'ธนาคารทหารไทยธนชาต', nameEn: 'TMBThanachart Bank' },
  { code: 'GSB', nameTh: 'ธนาคารออมสิน', nameEn: 'Government Savings Bank' },
  { code: 'BAAC', nameTh: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', nameEn: 'Bank for Agriculture (BAAC)' },
  { code: 'GHB', nameTh: 'ธนาคารอาคารสงเคราะห์', nameEn: 'Government Housing Bank' },
  { code: 'UOB', nameTh: 'ธนาคารยูโอบี', nameEn: 'United Overseas Bank (Thai)' },
  { code: 'CIMBT', nameTh: 'ธนาคารซีไอเอ็มบี ไทย', nameEn: 'CIMB Thai Bank' },
  { code: 'KKP', nameTh: 'ธนาคารเกียรตินาคินภัทร', nameEn: 'Kiatnakin Phatra Bank' },
  { code: 'LHB', nameTh: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', nameEn: 'LH Bank' },
  { code: 'TISCO', nameTh: 'ธนาคารทิสโก้', nameEn: 'TISCO Bank' },
  { code: 'ICBCT', nameTh: 'ธนาคารไอซีบีซี (ไทย)', nameEn: 'ICBC Thai' },
  { code: 'ISBT', nameTh: 'ธนาคารอิสลามแห่งประเทศไทย', nameEn: 'Islamic Bank of Thailand' },
  { code: 'HSBC', nameTh: 'ธนาคารฮ่องกงและเซี่ยงไฮ้', nameEn: 'HSBC' },
  { code: 'PROMPTPAY', nameTh: 'พร้อมเพย์หรือกระเป๋าเงินอื่น', nameEn: 'PromptPay or another wallet' },
];

export const isOriginBank = (code: string): boolean => originBanks.some((bank) => bank.code === code);

/** The name of a bank, or its code if unknown. */
export function bankNameOf(code: string, language: Language): string {
  const bank = originBanks.find((each) => each.code === code);
  if (bank === undefined) return code;
  return language === 'th' ? bank.nameTh : bank.nameEn;
}

/** The bank of an account: in Thai as the shop wrote it, in English by its code if known. */
export const bankNameIn = (
  { bankCode, bankName }: Pick<BankAccount, 'bankCode' | 'bankName'>,
  language: Language,
): string => (language === 'en' && originBanks.find(({ code }) => code === bankCode)?.nameEn) || bankName;
