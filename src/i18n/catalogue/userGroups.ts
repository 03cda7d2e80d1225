import { userGroups as en } from '../en/catalogue/userGroups.ts';
import { userGroups as th } from '../th/catalogue/userGroups.ts';

export const userGroupMessages = { th, en };
