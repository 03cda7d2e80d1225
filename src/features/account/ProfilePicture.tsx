import { privateFilesPath } from '../../contract/site/fileAddresses.ts';
import { Picture } from '../../ui/show/Picture.tsx';

const sizePx = { width: 96, height: 96 };

/** The person's picture, visible to them and the administrator only. */
export const ProfilePicture = ({ name, alt }: { name: string; alt: string }) => (
  <Picture className="account-picture" src={`${privateFilesPath}/${name}`} alt={alt} {...sizePx} />
);
