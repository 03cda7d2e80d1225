/** Unusual behaviour that the last two digits of an amount (satang) ask for. The README explains each. */
export type AmountBehaviour =
  | 'answerLost'
  | 'defect'
  | 'slowAnswer'
  | 'completesLater'
  | 'webhookTwice'
  | 'webhookLate'
  | 'forgedWebhookFirst'
  | 'webhookBeforeAnswer'
  | 'noWebhook'
  | 'notExpirable'
  | 'refundAnswerLost'
  | 'notRefundable';

const byLastDigits: Readonly<Record<number, AmountBehaviour>> = {
  11: 'answerLost',
  12: 'defect',
  13: 'slowAnswer',
  14: 'completesLater',
  15: 'webhookTwice',
  16: 'webhookLate',
  17: 'forgedWebhookFirst',
  18: 'webhookBeforeAnswer',
  19: 'noWebhook',
  20: 'notExpirable',
  21: 'refundAnswerLost',
  22: 'notRefundable',
};

export const behaviourOf = (amount: number): AmountBehaviour | null => byLastDigits[amount % 100] ?? null;

export const slowAnswerMs = 20_000;
export const completesLaterMs = 10_000;
export const webhookLateMs = 60_000;
