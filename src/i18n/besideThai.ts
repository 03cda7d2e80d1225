/** A name after a Thai word: a space separates them unless the name is Thai. */
export const afterThai = (name: string): string => (/^\p{Script=Thai}/u.test(name) ? name : ` ${name}`);

/** A name between two Thai words. */
export const amidThai = (name: string): string => `${afterThai(name)}${/\p{Script=Thai}$/u.test(name) ? '' : ' '}`;
