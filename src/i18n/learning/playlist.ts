import { playlist as en } from '../en/learning/playlist.ts';
import { playlist as th } from '../th/learning/playlist.ts';

export const playlistMessages = { th, en };
