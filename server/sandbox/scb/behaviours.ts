/** Unusual behaviour that the last two digits of an amount (satang) ask for. The README explains each. */
export type Behaviour =
  | 'answerLost'
  | 'defect'
  | 'slowAnswer'
  | 'paidLater'
  | 'confirmedTwice'
  | 'confirmedLate'
  | 'forgedFirst'
  | 'unconfirmed'
  | 'amountAsNumber';

const byLastDigits: Readonly<Record<number, Behaviour>> = {
  11: 'answerLost',
  12: 'defect',
  13: 'slowAnswer',
  14: 'paidLater',
  15: 'confirmedTwice',
  16: 'confirmedLate',
  17: 'forgedFirst',
  19: 'unconfirmed',
  20: 'amountAsNumber',
};

export const behaviourOf = (amountSatang: number): Behaviour | null => byLastDigits[amountSatang % 100] ?? null;

export const slowAnswerMs = 20_000;
export const paidLaterMs = 10_000;
export const confirmedLateMs = 60_000;
