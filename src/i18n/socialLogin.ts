import { socialLogin as en } from './en/socialLogin.ts';
import { socialLogin as th } from './th/socialLogin.ts';

export const socialLoginMessages = { th, en };
