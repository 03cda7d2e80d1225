import { socialLogin as en } from '../en/people/socialLogin.ts';
import { socialLogin as th } from '../th/people/socialLogin.ts';

export const socialLoginMessages = { th, en };
