/** A name behind a Thai word: a space stands between it and the Thai, unless the name is Thai itself. */
export const afterThai = (name: string): string => (/^\p{Script=Thai}/u.test(name) ? name : ` ${name}`);

/** A name between two Thai words. */
export const amidThai = (name: string): string => `${afterThai(name)}${/\p{Script=Thai}$/u.test(name) ? '' : ' '}`;
