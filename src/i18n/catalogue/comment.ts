import { comment as en } from '../en/catalogue/comment.ts';
import { comment as th } from '../th/catalogue/comment.ts';

export const commentMessages = { th, en };
