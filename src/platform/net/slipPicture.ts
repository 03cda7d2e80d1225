import { slipLongestSidePx } from '../../domain/site/interfaceConstants.ts';
import { type PictureBytes, shrinkPicture } from './shrinkPicture.ts';

/** Shrinks a slip once before hashing (decisions: identity and safety). `null`: unreadable. */
export const shrinkSlip = (file: File): Promise<PictureBytes | null> => shrinkPicture(file, slipLongestSidePx);
