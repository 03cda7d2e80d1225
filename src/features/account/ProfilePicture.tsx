import { privateFilesPath } from '../../contract/site/fileAddresses.ts';
import { Picture } from '../../ui/show/Picture.tsx';

const sizePx = { width: 96, height: 96 };

/** The person's own picture, which only they and the administrator see. */
export const ProfilePicture = ({ name, alt }: { name: string; alt: string }) => (
  <Picture className="account-picture" src={`${privateFilesPath}/${name}`} alt={alt} {...sizePx} />
);
