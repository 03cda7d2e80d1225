import { slipLongestSidePx } from '../../domain/site/interfaceConstants.ts';
import { type PictureBytes, shrinkPicture } from './shrinkPicture.ts';

/** Shrinks a slip once, before it is hashed (decisions: identity and safety). `null`: no picture that can be read. */
export const shrinkSlip = (file: File): Promise<PictureBytes | null> => shrinkPicture(file, slipLongestSidePx);
