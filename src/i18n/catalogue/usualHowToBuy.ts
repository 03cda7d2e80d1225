import { usualHowToBuy as en } from '../en/catalogue/usualHowToBuy.ts';
import { usualHowToBuy as th } from '../th/catalogue/usualHowToBuy.ts';

export const usualHowToBuyMessages = { th, en };
