import { userGroups as en } from './en/userGroups.ts';
import { userGroups as th } from './th/userGroups.ts';

export const userGroupMessages = { th, en };
