import type { CardEntry } from '../../domain/order/cardEntry.ts';

/** The fields of a card as the card-token provider's script takes them (docs.omise.co/collecting-card-information). */
export const omiseCard = ({ name, number, month, year, code }: CardEntry) => ({
  ...{ name: name.trim(), number },
  ...{ expiration_month: Number(month), expiration_year: Number(year), security_code: code },
});
