import { dataRights as en } from '../en/people/dataRights.ts';
import { dataRights as th } from '../th/people/dataRights.ts';

export const dataRightsMessages = { th, en };
