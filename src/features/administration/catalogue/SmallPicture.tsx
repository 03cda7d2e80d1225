import { Picture } from '../../../ui/show/Picture.tsx';

/** A picture of the shop beside its words; they say what it shows, so it is decoration here. */
export const SmallPicture = ({ url, missing }: { url: string | null; missing: string }) => (
  <Picture
    className="adm-picture"
    src={url}
    alt=""
    width={3}
    height={2}
    sizes={{ whole: '240px' }}
    fallback={<span className="no-pic sm">{missing}</span>}
  />
);
