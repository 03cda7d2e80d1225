/** Thai names of Latin letters without easily omitted marks; longer names come before their prefixes. */
const called = `w ดับเบิลยู ดับบลิว / x เอกซ เอกส / f เอฟ / h เอช เฮช / l แอล เอล / m เอม / n เอน / s เอส / q คิว / r อาร อา
  / y วาย / z แซด / a เอ / b บี / c ซี / d ดี / e อี / g จี / i ไอ / j เจ / k เค / o โอ / p พี / t ที / u ยู / v วี`;
const letterOf: ReadonlyMap<string, string> = new Map(
  called.split('/').flatMap((entry) => {
    const [letter = '', ...names] = entry.trim().split(/\s+/);
    return names.map((name) => [name, letter] as const);
  }),
);
const name = [...letterOf.keys()].join('|');
const names = new RegExp(name, 'g');
const onlyNames = new RegExp(`^(?:${name})+$`);

/** The Latin letters that a normalised Thai word spells ("ซีพีอาร์" is cpr); `null` otherwise. */
export const lettersNamed = (plain: string): string | null =>
  onlyNames.test(plain) ? plain.replace(names, (each) => letterOf.get(each) ?? '') : null;
