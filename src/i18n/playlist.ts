import { playlist as en } from './en/playlist.ts';
import { playlist as th } from './th/playlist.ts';

export const playlistMessages = { th, en };
