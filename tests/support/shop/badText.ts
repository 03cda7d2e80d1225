/** Closes elements, attributes, scripts and comments, and runs if parsed as markup. */
export const hostileMarkup = `</script></title></textarea><script>globalThis.wasHit=1</script><img src=x onerror=globalThis.wasHit=1>"'&--><svg onload=globalThis.wasHit=1>`;

/** Reverses the writing direction without an end. */
export const turnedRound = '\u202Eย้อนทาง\u2067';

/** Marks stacked on one letter, above and below. */
export const stackedMarks = `ก${'\u0E49\u0E31'.repeat(20)}Z${'\u0351\u0316'.repeat(20)}`;

/** Encoded last segments of addresses that are no valid id. */
export const nowhereSegments: readonly string[] = [
  ...['%E0%A4%A', '%', '%zz', '%00', '1%00', '%D8%00', '%C0%AF', '%ED%A0%80', '%F0%9F%8E%82'],
  ...['..%2f..%2fetc%2fpasswd', '%2e%2e%2f', '....', '-', '--', '-1', '+1', '1.0', '1e0', '0x1', '01', '1%20', '%201'],
  ...['99999999999999999999', 'NaN', 'null', 'undefined', '__proto__', 'constructor', 'toString', '%EF%BC%91'],
  ...['1%E2%80%8B', '%E2%80%AE1', '%D9%A1', '%E0%B9%91', "1'%20or%20'1'%3D'1", '1%3Bdrop%20table%20items', '1%22'],
  ...['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '{slug}', '$%7B1%7D', '1%0D%0ASet-Cookie:x=1', '1%09', '%5C', '~', '*'],
  ...['x'.repeat(399), 'x'.repeat(5_000), '%E0%B8%81'.repeat(200), '%E0%B8%81'.repeat(1_500), 'a-'.repeat(150)],
];
