import { notFound as en } from '../en/app/notFound.ts';
import { notFound as th } from '../th/app/notFound.ts';

export const notFoundMessages = { th, en };
