import { comment as en } from './en/comment.ts';
import { comment as th } from './th/comment.ts';

export const commentMessages = { th, en };
