/** The province of a postcode by its first two digits (Thailand Post). */
const byBeginning: Readonly<Record<string, string>> = {
  '10': 'กรุงเทพมหานคร',
  '11': 'นนทบุรี',
  '12': 'ปทุมธานี',
  '13': 'พระนครศรีอยุธยา',
  '14': 'อ่างทอง',
  '15': 'ลพบุรี',
  '16': 'สิงห์บุรี',
  '17': 'ชัยนาท',
  '18': 'สระบุรี',
  '20': 'ชลบุรี',
  '21': 'ระยอง',
  '22': 'จันทบุรี',
  '23': 'ตราด',
  '24': 'ฉะเชิงเทรา',
  '25': 'ปราจีนบุรี',
  '26': 'นครนายก',
  '27': 'สระแก้ว',
  '30': 'นครราชสีมา',
  '31': 'บุรีรัมย์',
  '32': 'สุรินทร์',
  '33': 'ศรีสะเกษ',
  '34': 'อุบลราชธานี',
  '35': 'ยโสธร',
  '36': 'ชัยภูมิ',
  '37': 'อำนาจเจริญ',
  '38': 'บึงกาฬ',
  '39': 'หนองบัวลำภู',
  '40': 'ขอนแก่น',
  '41': 'อุดรธานี',
  '42': 'เลย',
  '43': 'หนองคาย',
  '44': 'มหาสารคาม',
  '45': 'ร้อยเอ็ด',
  '46': 'กาฬสินธุ์',
  '47': 'สกลนคร',
  '48': 'นครพนม',
  '49': 'มุกดาหาร',
  '50': 'เชียงใหม่',
  '51': 'ลำพูน',
  '52': 'ลำปาง',
  '53': 'อุตรดิตถ์',
  '54': 'แพร่',
  '55': 'น่าน',
  '56': 'พะเยา',
  '57': 'เชียงราย',
  '58': 'แม่ฮ่องสอน',
  '60': 'นครสวรรค์',
  '61': 'อุทัยธานี',
  '62': 'กำแพงเพชร',
  '63': 'ตาก',
  '64': 'สุโขทัย',
  '65': 'พิษณุโลก',
  '66': 'พิจิตร',
  '67': 'เพชรบูรณ์',
  '70': 'ราชบุรี',
  '71': 'กาญจนบุรี',
  '72': 'สุพรรณบุรี',
  '73': 'นครปฐม',
  '74': 'สมุทรสาคร',
  '75': 'สมุทรสงคราม',
  '76': 'เพชรบุรี',
  '77': 'ประจวบคีรีขันธ์',
  '80': 'นครศรีธรรมราช',
  '81': 'กระบี่',
  '82': 'พังงา',
  '83': 'ภูเก็ต',
  '84': 'สุราษฎร์ธานี',
  '85': 'ระนอง',
  '86': 'ชุมพร',
  '90': 'สงขลา',
  '91': 'สตูล',
  '92': 'ตรัง',
  '93': 'พัทลุง',
  '94': 'ปัตตานี',
  '95': 'ยะลา',
  '96': 'นราธิวาส',
};

/** Samut Prakan has no prefix of its own: its postcodes are among Bangkok's. */
const samutPrakan: readonly string[] = ['10130', '10270', '10280', '10290', '10540', '10550', '10560', '10570'];

/** Postcodes of villages in two provinces. */
const shared: readonly string[] = [
  ...['13240', '18220', '18270', '22160', '30130', '36220', '58130', '70190', '71170', '80240', '83000'],
];

/** The Thai name of a postcode's province; `null` if unknown or if it has two. */
export function provinceOfPostcode(postcode: string): string | null {
  if (!/^[0-9]{5}$/.test(postcode) || shared.includes(postcode)) return null;
  if (samutPrakan.includes(postcode)) return 'สมุทรปราการ';
  return byBeginning[postcode.slice(0, 2)] ?? null;
}

/** Common names of the capital. */
const namesOfBangkok = ['กรุงเทพ', 'กทม'];

/** Whether an address names a province by its title or at its end. A street may have the name of one. */
const namesOther = (address: string): boolean =>
  /(?:^|[\s,])(?:จ\.|จังหวัด) *[\u0E01-\u0E44]/.test(address) ||
  Object.values(byBeginning).some((name) => address.trimEnd().endsWith(` ${name}`));

/** An address in one line with province, unless one is named already, and postcode, as on an invoice. */
export function addressLine(address: string, postcode: string): string {
  const province = provinceOfPostcode(postcode);
  const names = province === 'กรุงเทพมหานคร' ? namesOfBangkok : [province ?? ''];
  const isNamed = namesOther(address) || names.some((name) => address.includes(name));
  return [address, ...(isNamed || province === null ? [] : [province]), postcode].join(' ');
}
