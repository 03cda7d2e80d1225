/** Words of a sentence around its subject, in both languages. */
const fillers: ReadonlySet<string> = new Set(
  `a an the to of for in on at with and or from by about how what where which who do does is are am can could should
   would will i im i'm me my we you your it want need like please some any best good learn study teach course courses
   class classes lesson lessons tutorial tutorials
   อยาก เรียน สอน คอร์ส คอร์สเรียน วิธี ยังไง อย่างไร ไหม ครับ ค่ะ คะ หน่อย และ หรือ สำหรับ`.split(/\s+/),
);

/** The words without fillers; all of them if nothing else is left. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !fillers.has(word));
  return left.length > 0 ? left : words;
}
